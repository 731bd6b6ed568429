import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { root } from './paths.ts'

/** Keeps the tools from using the network. */
export const quietTools = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
}

export type LocalBindings = {
  DB: D1Database
  CATALOGUE_DB: D1Database
  CACHE: KVNamespace
  PHOTOS: R2Bucket
  CATALOGUE: R2Bucket
  OUTBOX: R2Bucket
}

/**
 * The storage that scripts open beside the Worker: with the ids of the product's own configuration, so the same files,
 * and without its Durable Objects, which no script may touch.
 */
function writeConfig(state: string, isRemote: boolean) {
  const { name, compatibility_date, d1_databases, kv_namespaces, r2_buckets } = unstable_readConfig(
    { config: join(root, 'wrangler.toml') },
    { hideWarnings: true },
  )
  const path = join(state, isRemote ? 'remote-bindings.json' : 'bindings.json')
  const databases = d1_databases.map((one: object) => ({ ...one, remote: isRemote }))
  mkdirSync(state, { recursive: true })
  writeFileSync(
    path,
    JSON.stringify({ name, compatibility_date, d1_databases: databases, kv_namespaces, r2_buckets }),
  )
  return path
}

/**
 * Lends the bindings in `state` to `use`, and releases the files afterwards. With `isRemote` the databases are those at
 * Cloudflare, as wrangler is signed in.
 */
export async function withBindings<T>(
  state: string,
  use: (env: LocalBindings) => Promise<T>,
  { isRemote = false } = {},
) {
  const proxy = await getPlatformProxy<LocalBindings>({
    configPath: writeConfig(state, isRemote),
    persist: { path: join(state, 'v3') },
    remoteBindings: isRemote,
  })
  try {
    return await use(proxy.env)
  } finally {
    await proxy.dispose()
  }
}
