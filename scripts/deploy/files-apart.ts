import type { Named } from './environments.ts'

/** What of a configuration is about files and addresses. */
export type Whole = Named & {
  compatibility_date?: string
  assets?: { binding?: string; run_worker_first?: string[] | boolean }
  services?: { binding: string; service: string }[]
  routes?: unknown[]
}

/** A route takes the query of an address into account, so only one with a star at its end finds an address with a query. */
const routeOf = (host: string, pattern: string) => `${host}${pattern}${pattern.endsWith('*') ? '' : '*'}`

/**
 * One Worker as two: the files', which has no code and no cache, so that each file is free; and the API's, which has no files, so that nothing
 * can switch its cache off. The domain is bound to the first; routes, which come before it, lead to the second what it answered first before.
 * It reads pages and samples through a service of the name that its files had (decision 0066).
 */
export function filesApart<Config extends Whole>(config: Config, site: string) {
  const { assets, ...rest } = config
  const { binding, run_worker_first: first, ...files } = assets ?? {}
  if (!config.name || !binding || !Array.isArray(first)) throw new Error('no Worker with files of its own')
  const { host } = new URL(site)
  const name = `${config.name}-files`
  return {
    files: { name, compatibility_date: config.compatibility_date, assets: files },
    worker: {
      ...rest,
      services: [...(config.services ?? []), { binding, service: name }],
      routes: [...(config.routes ?? []), ...first.map((pattern) => routeOf(host, pattern))],
    },
  }
}
