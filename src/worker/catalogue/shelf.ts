import type { Context } from 'hono'
import type { AppEnv } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'

export type Store = { db: Db; cache: KVNamespace }

/** It goes up with the shape of what stands on a shelf: no Worker reads what one of another shape has put there. */
const shapeVersion = 1

/** The refresh job renews every shelf twice an hour: one that outlives this was left behind by it. */
const shelfSeconds = 2 * 3600

/** How long a place of the network goes on with what it has read. */
const cacheTtl = 60

const keyOf = (name: string) => `shelf:${name}:${shapeVersion}`

/** A cache that is away makes an answer slower, not wrong. */
async function withoutFail<T>(act: Promise<T>) {
  try {
    return await act
  } catch (error) {
    logFault('cache_failed', error)
    return null
  }
}

export async function putShelf(cache: KVNamespace, name: string, value: unknown, seconds = shelfSeconds) {
  await withoutFail(cache.put(keyOf(name), JSON.stringify(value), { expirationTtl: seconds }))
}

/** What stands on the shelf; where nothing does, `stock` is asked and what it gives is put there. */
export async function readShelf<T>(
  cache: KVNamespace,
  name: string,
  stock: () => Promise<T>,
  seconds = shelfSeconds,
): Promise<T> {
  const cached = await withoutFail(cache.get<T>(keyOf(name), { type: 'json', cacheTtl }))
  if (cached !== null) return cached
  const value = await stock()
  await putShelf(cache, name, value, seconds)
  return value
}

export const storeOf = (c: Context<AppEnv>): Store => ({ db: c.var.db, cache: c.env.CACHE })
