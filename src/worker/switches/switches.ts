import { asc } from 'drizzle-orm'
import type { ApiErrorCode } from '#shared/errors.ts'
import { switchNames, type SwitchName } from '#shared/switches.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'
import { switches } from './schema.ts'

type Cache = Pick<KVNamespace, 'get' | 'put'>

/** What is off, as a JSON list: one small value, which each place of the network reads once in half a minute. */
const key = 'switches'
const cacheTtl = 30

const isName = (name: unknown): name is SwitchName => switchNames.some((one) => one === name)

/**
 * Whether it is switched off: known everywhere a minute after the press, which is what KV takes. Where KV does not answer,
 * everything is on: a fault of ours must not close the shop.
 */
export async function isOff(env: { CACHE: Cache }, name: SwitchName) {
  try {
    const off = await env.CACHE.get(key, { type: 'json', cacheTtl })
    return Array.isArray(off) && off.filter(isName).includes(name)
  } catch (error) {
    logFault('switches_not_read', error)
    return false
  }
}

/** Refuses a call with this code while its part is switched off. */
export async function requireOn(env: { CACHE: Cache }, name: SwitchName, code: ApiErrorCode) {
  if (await isOff(env, name)) throw new ApiError(code, {}, { 'Retry-After': '600' })
}

export const listOff = (db: Db) => db.select().from(switches).orderBy(asc(switches.name))

/** Tells the whole network what the database says: after a press, and by the cron, in case that was cut off. */
export async function tellSwitches(db: Db, cache: Cache) {
  const off = await listOff(db)
  await cache.put(key, JSON.stringify(off.map(({ name }) => name)))
}
