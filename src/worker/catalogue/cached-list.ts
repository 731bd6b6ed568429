import type { ApiContext } from '../lib/app.ts'
import { listLifeMs } from '../lib/crons.ts'
import type { CatalogueDb } from '../lib/db.ts'
import { purgeOf, type Purge } from '../lib/edge-cache.ts'
import { logFault } from '../lib/log.ts'
import { limitSearches } from './search-limit.ts'

export type Store = {
  db: CatalogueDb
  cache: KVNamespace
  /** Runs work that the response need not wait for. */
  waitUntil?: (work: Promise<unknown>) => void
  /** Called before an answer is computed that is not cached; throws when there were too many. */
  limit?: () => Promise<void>
  /** Removes public answers from the cache before the Worker. */
  purge?: Purge
}

export const storeOf = (c: ApiContext): Store => ({
  db: c.var.catalogue,
  cache: c.env.CACHE,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
  limit: () => limitSearches(c),
  purge: (tags) => purgeOf(c.executionCtx as ExecutionContext)(tags),
})

/** Raised with the shape of cached values, so that no Worker reads a value of another shape. */
const shapeVersion = 10

const listSeconds = listLifeMs / 1000

const answerSeconds = 300

/** How long a location of the network uses a value that it has read. */
const cacheTtl = 60

/** KV accepts keys of 512 bytes, and a name may contain what somebody sent: a longer one is not cached. */
const longestName = 150

const keyOf = (name: string) => `list:${name}:${shapeVersion}`

/** When KV fails, an answer is slower but not wrong. */
async function withoutFail<T>(act: () => Promise<T>) {
  try {
    return await act()
  } catch (error) {
    logFault('cache_failed', error)
    return null
  }
}

export async function peekCached<T>(cache: KVNamespace, name: string) {
  if (name.length > longestName) return null
  return withoutFail(() => cache.get<T>(keyOf(name), { type: 'json', cacheTtl }))
}

export async function putCached(cache: KVNamespace, name: string, value: unknown, seconds = listSeconds) {
  if (name.length > longestName) return
  await withoutFail(() => cache.put(keyOf(name), JSON.stringify(value), { expirationTtl: seconds }))
}

/**
 * A list that is the same for everybody, and how it is loaded. Null, for what does not exist, is not cached: invented
 * names would fill the cache.
 */
export type CachedList<T> = { name: string; load: (store: Store) => Promise<T> }

/** Reads a list from the cache, or loads and caches it. */
export async function readCachedList<T>(store: Store, { name, load }: CachedList<T>): Promise<T> {
  const cached = await peekCached<T>(store.cache, name)
  if (cached !== null) return cached
  const value = await load(store)
  if (value !== null) await putCached(store.cache, name, value)
  return value
}

/** The same as JSON, for who only passes it on: a list of a hundred kilobytes is neither parsed nor written again. */
export async function readCachedText<T>(store: Store, { name, load }: CachedList<T>): Promise<string> {
  const cached = await withoutFail(() => store.cache.get(keyOf(name), { type: 'text', cacheTtl }))
  if (cached !== null) return cached
  const value = await load(store)
  if (value !== null) await putCached(store.cache, name, value)
  return JSON.stringify(value)
}

/** Loads a list and replaces the cached one, so that the cache is never empty in between. */
export const refreshList = async (store: Store, { name, load }: CachedList<unknown>) =>
  putCached(store.cache, name, await load(store))

/**
 * The same as `readCachedList`, for answers that are too many for the refresh job: they expire after some minutes.
 */
export async function readAnswer<T>(
  { cache, waitUntil, limit }: Store,
  name: string,
  find: () => Promise<T>,
): Promise<T> {
  const cached = await peekCached<T>(cache, name)
  if (cached !== null) return cached
  await limit?.()
  const value = await find()
  if (value !== null) waitUntil?.(putCached(cache, name, value, answerSeconds))
  return value
}

/** Removes a cached answer that is no longer true before it expires. */
export const forgetAnswer = ({ cache }: Store, name: string) => withoutFail(() => cache.delete(keyOf(name)))
