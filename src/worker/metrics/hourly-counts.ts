import { sql } from 'drizzle-orm'
import type { Measure } from '#shared/service-status.ts'
import { openCatalogue } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { serviceHours } from './schema.ts'

export const hourMs = 3_600_000

/** One trip a minute of each isolate, whatever it answers: a statement for every call would be most of a shop's writes. */
const everyMs = 60_000

export type Counted = { measure: Measure; result: string; count: number }

/**
 * What this isolate has counted and not yet written. It is of no call, so it may outlive one; what an isolate takes with it when
 * it ends is lost, of good and bad alike.
 */
const waiting = new Map<string, Counted>()
let writtenAt: number | null = null

/** Adds what was counted to the present hour. A statement has a hundred parameters at most, and there are a dozen results. */
export const addCounts = (env: Env, counted: Counted[], now = Date.now()) =>
  openCatalogue(env.CATALOGUE_DB)
    .insert(serviceHours)
    .values(counted.map((one) => ({ ...one, hour: Math.floor(now / hourMs) })))
    .onConflictDoUpdate({
      target: [serviceHours.hour, serviceHours.measure, serviceHours.result],
      set: { count: sql`${serviceHours.count} + excluded.count` },
    })

/** Counts one, and writes once a minute what has come together, after the answer. */
export function count(
  env: Env,
  measure: Measure,
  result: string,
  waitUntil: (work: Promise<unknown>) => void,
  now = Date.now(),
) {
  if (env.SERVICE_COUNTS === 'off') return
  const key = `${measure}/${result}`
  const before = waiting.get(key)
  waiting.set(key, { measure, result, count: (before?.count ?? 0) + 1 })
  writtenAt ??= now - everyMs
  if (now - writtenAt < everyMs) return
  writtenAt = now
  const counted = [...waiting.values()]
  waiting.clear()
  const write = async () => addCounts(env, counted, now)
  waitUntil(write().catch((error: unknown) => logFault('counts_not_written', error)))
}
