import { join } from 'node:path'
import type { D1Database, KVNamespace, R2Bucket } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
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

/** Lends the bindings in `state` to `use`, and releases the files afterwards. */
export async function withBindings<T>(state: string, use: (env: LocalBindings) => Promise<T>) {
  const proxy = await getPlatformProxy<LocalBindings>({
    configPath: join(root, 'scripts/local/bindings.toml'),
    persist: { path: join(state, 'v3') },
    remoteBindings: false,
  })
  try {
    return await use(proxy.env)
  } finally {
    await proxy.dispose()
  }
}
