import * as v from 'valibot'

/** What a configuration names at Cloudflare, where a name is of the whole account. The rest of it is kept as it is. */
export type Named = {
  name?: string
  d1_databases?: { binding: string; database_name?: string; database_id?: string }[]
  r2_buckets?: { binding: string; bucket_name?: string }[]
  kv_namespaces?: { binding: string; id?: string }[]
  queues?: {
    producers?: { binding: string; queue: string }[]
    consumers?: { queue: string; dead_letter_queue?: string }[]
  }
  ratelimits?: { name: string; namespace_id: string }[]
  analytics_engine_datasets?: { binding: string; dataset?: string }[]
  vars?: Record<string, unknown>
  observability?: object
}

/** The file staging.json, beside this: what staging has of its own. Ids belong to the account, so they are in no example. */
export const stagingFile = v.object({
  ids: v.record(v.string(), v.string()),
  vars: v.record(v.string(), v.string()),
})
export type Staging = v.InferOutput<typeof stagingFile>

/** As in a fresh checkout: an id that belongs to nothing keeps a configuration from being deployed. */
const ofNothing = '00000000-0000-0000-0000-000000000000'

/** `cabine-photos` is `cabine-staging-photos`: an ending would be lost on a queue, whose name says what it is by its own. */
const staged = (name: string) => name.replace(/^cabine(?=[-_]|$)/, 'cabine-staging')

/**
 * Production's configuration as staging's: the same code, bindings and crons, and not one store, queue or limit in common. It is derived, so
 * that what is added for production is in staging, too. A database whose id staging.json does not have has none, and keeps staging from
 * being deployed.
 */
export const asStaging = <Config extends Named>(config: Config, { ids, vars }: Staging): Config => ({
  ...config,
  ...(config.name && { name: staged(config.name) }),
  d1_databases: config.d1_databases?.map((one) => ({
    ...one,
    database_name: staged(one.database_name ?? one.binding),
    database_id: ids[one.binding] || ofNothing,
  })),
  r2_buckets: config.r2_buckets?.map((one) => ({
    ...one,
    bucket_name: staged(one.bucket_name ?? one.binding),
  })),
  kv_namespaces: config.kv_namespaces?.map((one) => ({ ...one, id: ids[one.binding] || ofNothing })),
  queues: config.queues && {
    producers: config.queues.producers?.map((one) => ({ ...one, queue: staged(one.queue) })),
    consumers: config.queues.consumers?.map((one) => ({
      ...one,
      queue: staged(one.queue),
      ...(one.dead_letter_queue && { dead_letter_queue: staged(one.dead_letter_queue) }),
    })),
  },
  ratelimits: config.ratelimits?.map((one) => ({ ...one, namespace_id: `9${one.namespace_id}` })),
  analytics_engine_datasets: config.analytics_engine_datasets?.map((one) => ({
    ...one,
    dataset: staged(one.dataset ?? one.binding),
  })),
  vars: { ...config.vars, ...vars },
  // Few calls: each of them is kept.
  observability: { ...config.observability, traces: { enabled: true, head_sampling_rate: 1 } },
})
