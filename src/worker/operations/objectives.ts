import { gte, sql } from 'drizzle-orm'
import { objectives, quickSearchMs, type Measure } from '#shared/service-status.ts'
import { openCatalogue } from '../lib/db.ts'
import { hourMs } from '../metrics/hourly-counts.ts'
import { serviceHours } from '../metrics/schema.ts'

type Row = { measure: Measure; result: string; count: number }

/** Whether a result keeps the promise of its measure. A search's is the bound of its time in ms, or `more`. */
const isGood: Record<Measure, (result: string) => boolean> = {
  calls: (result) => result !== 'failed',
  try_ons: (result) => result === 'in_time',
  searches: (result) => Number(result) <= quickSearchMs,
}

export type Kept = { total: number; good: number; share: number | null; target: number; isKept: boolean }

const sumOf = (rows: Row[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** How well each objective was kept. Of what did not happen nothing was broken. */
export function keptOf(rows: Row[]): Record<Measure, Kept> {
  const kept = (measure: Measure): Kept => {
    const own = rows.filter((row) => row.measure === measure)
    const total = sumOf(own)
    const good = sumOf(own.filter(({ result }) => isGood[measure](result)))
    const target = objectives[measure]
    const share = total === 0 ? null : good / total
    return { total, good, share, target, isKept: share === null || share >= target }
  }
  return { calls: kept('calls'), try_ons: kept('try_ons'), searches: kept('searches') }
}

/** The counts of the last hours, the present one among them; at most a dozen rows, out of a dozen for each hour. */
export const readCounts = (env: Env, hours: number, now = Date.now()): Promise<Row[]> =>
  openCatalogue(env.CATALOGUE_DB)
    .select({
      measure: serviceHours.measure,
      result: serviceHours.result,
      count: sql<number>`sum(${serviceHours.count})`,
    })
    .from(serviceHours)
    .where(gte(serviceHours.hour, Math.floor(now / hourMs) - hours + 1))
    .groupBy(serviceHours.measure, serviceHours.result)
