import type { ApiContext } from '../lib/app.ts'
import { count } from './hourly-counts.ts'
import { bucketOf, writeMetric } from './write-metric.ts'

/** Measures a search as its shopper waits for it: the processor's own time is not seen by a Worker's clock, its waiting is. */
export async function measured<Found extends { total: number }>(
  c: ApiContext<never>,
  search: () => Promise<Found>,
): Promise<Found> {
  const began = Date.now()
  const found = await search()
  const ms = Date.now() - began
  count(c.env, 'searches', bucketOf(ms), (work) => c.executionCtx.waitUntil(work))
  writeMetric(c.env, { name: 'search', ms, found: found.total })
  return found
}
