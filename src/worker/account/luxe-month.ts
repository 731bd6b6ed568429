import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Shopper } from '../auth/authorize.ts'
import { countsForLuxe } from '../ledger/ledger.ts'
import { luxeMonth } from '../billing/credits/monthly-limit.ts'
import { creditEntries } from '../ledger/schema.ts'
import type { Db } from '../lib/db.ts'

/**
 * Reads when her latest try-ons that count for a month began: the month's start is known only once her row is read,
 * in the same round trip.
 */
export const readLatestStarts = (db: Db, userId: SQLWrapper, most: number) =>
  db
    .select({ at: creditEntries.createdAt })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, sql`${userId}`), countsForLuxe('credit_entries')))
    .orderBy(desc(creditEntries.createdAt))
    .limit(most)

type Used = {
  limit: number | null
  starts: { at: Date }[]
  /** Her latest consultation: the start of its month, and when it was finished. */
  consultationMonth: Date | null
  consultationFinishedAt: Date | null
}

/** Describes what is left of her month of Luxe; nothing on the free plan. */
export function describeLuxeMonth(shopper: Shopper, { limit, starts, ...latest }: Used, now: Date) {
  if (shopper.plan !== 'premium') return { try_ons_left: null, month_ends_at: null, consultation_open: false }
  const month = luxeMonth(shopper, now)
  const used = starts.filter(({ at }) => at >= month.start).length
  const { consultationMonth, consultationFinishedAt } = latest
  const had =
    consultationFinishedAt !== null && consultationMonth !== null && consultationMonth >= month.start
  return {
    try_ons_left: limit === null ? null : Math.max(0, limit - used),
    month_ends_at: month.end.toISOString(),
    consultation_open: !had,
  }
}
