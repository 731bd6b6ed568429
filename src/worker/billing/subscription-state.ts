import { desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { subscriptions } from './schema.ts'

/** Reads a shopper's subscription as part of a caller's batch. The one that gives Luxe for longest stands for all. */
export const readSubscription = (db: Db, userId: SQLWrapper) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql`${userId}`))
    .orderBy(desc(sql`coalesce(${subscriptions.luxeUntil}, 0)`), desc(subscriptions.createdAt))
    .limit(1)

type Subscription = typeof subscriptions.$inferSelect

const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null

/** The subscription as GET /api/app-state shows it. */
export const describeSubscription = (subscription: Subscription | undefined) => ({
  subscription_status: subscription?.status ?? 'none',
  subscription_price_cents: subscription?.priceCents ?? null,
  cancel_at_period_end: subscription?.cancelAtPeriodEnd ?? false,
  current_period_end: iso(subscription?.periodEnd),
  grace_ends_at: subscription?.status === 'past_due' ? iso(subscription.luxeUntil) : null,
})
