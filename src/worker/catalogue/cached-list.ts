import type { ApiContext } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { limitSearches } from './search-limit.ts'

export type Store = {
  db: Db
  cache: KVNamespace
  /** For what the answer need not wait for. */
  waitUntil?: (work: Promise<unknown>) => void
  /** Asked before an answer is found that the cache does not have; throws when there were too many of them. */
  limit?: () => Promise<void>
}

export const storeOf = (c: ApiContext): Store => ({
  db: c.var.db,
  cache: c.env.CACHE,
  waitUntil: (work) => c.executionCtx.waitUntil(work),
  limit: () => limitSearches(c),
})

/** It goes up with the shape of what is kept: no Worker reads what one of another shape has put there. */
const shapeVersion = 4

/** The refresh job renews every shelf twice an hour: one that outlives this was left behind by it. */
const listSeconds = 2 * 3600

const answerSeconds = 300

/** How long a place of the network goes on with what it has read. */
const cacheTtl = 60

/** The cache takes keys of 512 bytes, and a name may hold what somebody sent: a longer one is no name of ours. */
const longestName = 150

const keyOf = (name: string) => `list:${name}:${shapeVersion}`

/** A cache that is away makes an answer slower, not wrong. */
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
 * A list that is the same for everybody, and how it is made. Null, for what does not exist, is not kept:
 * names that somebody makes up would fill the cache.
 */
export type CachedList<T> = { name: string; load: (store: Store) => Promise<T> }

/** What stands on the shelf; where nothing does, it is made and put there. */
export async function readCachedList<T>(store: Store, { name, load }: CachedList<T>): Promise<T> {
  const cached = await peekCached<T>(store.cache, name)
  if (cached !== null) return cached
  const value = await load(store)
  if (value !== null) await putCached(store.cache, name, value)
  return value
}

/** Makes it anew and puts it in the place of the old one: a shelf is never empty in between. */
export const refreshList = async (store: Store, { name, load }: CachedList<unknown>) =>
  putCached(store.cache, name, await load(store))

/** As `readCachedList`, for answers that are too many to be renewed by the job: they hold for some minutes. */
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

/** What is so no more is not told for the rest of its minutes. */
export const forgetAnswer = ({ cache }: Store, name: string) => withoutFail(() => cache.delete(keyOf(name)))
