import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Stripe } from 'stripe'
import { currency } from '#shared/plans.ts'
import { users } from '../shoppers/schema.ts'
import { grantPacks, returnPacks, takeBackPack } from '../ledger/credit-packs.ts'
import type { Db } from '../lib/db.ts'
import { rowOf } from '../lib/row-of.ts'
import { endsWithPeriod, entitlementOf, luxeItem } from './entitlement.ts'
import { notifyLuxeEnded, notifyOfPayments } from './payment-notices.ts'
import type { SubscriptionWithHistory, Pack } from './read-customer.ts'
import { billingCustomers, subscriptions, unmatchedPayments } from './schema.ts'

/** What a sync found about one customer, and when to sync again. */
export type Finding = {
  customerId: string
  userId: string
  number: number
  /** The time before which nothing was read. */
  readFrom: Date
  held: SubscriptionWithHistory[]
  /** Subscriptions that this sync has just ended at Stripe. */
  ended: ReadonlySet<string>
  packs: Pack[]
  syncAt: Date | null
}

/** A first payment that never succeeded: nothing was sold, and nothing can end with it. */
const neverBegan = sql`status in ('incomplete', 'incomplete_expired')`

type Statement = BatchItem<'sqlite'>

/**
 * True only while no later sync has written. Every statement needs this condition, because none can stop the others
 * of its batch.
 */
const isLatest = ({ customerId, number }: Finding): SQL =>
  sql`exists (select 1 from billing_customers c where c.id = ${customerId} and c.applied_sync < ${number})`

/** What Stripe always writes, and an older version of its API, or a proxy before it, may leave out. */
type Omissible = Partial<Pick<Stripe.Subscription, 'currency' | 'billing_cycle_anchor'>>

/** One subscription's missing field must not keep her from what she has paid. */
function withDefaults(subscription: Stripe.Subscription) {
  const { currency: named, billing_cycle_anchor: anchor }: Omissible = subscription
  return {
    currency: named ?? luxeItem(subscription)?.price.currency ?? currency,
    anchor: anchor ?? subscription.created,
  }
}

function readRow({ subscription, history }: SubscriptionWithHistory, ended: ReadonlySet<string>, now: Date) {
  const item = luxeItem(subscription)
  const endedNow = ended.has(subscription.id)
  const { currency: paidIn, anchor } = withDefaults(subscription)
  const { luxeUntil } = entitlementOf(subscription, history)
  return {
    id: subscription.id,
    status: endedNow ? ('canceled' as const) : subscription.status,
    priceCents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: paidIn,
    periodStart: (item?.current_period_start ?? 0) * 1000,
    periodEnd: (item?.current_period_end ?? 0) * 1000,
    anchorAt: anchor * 1000,
    cancels: endsWithPeriod(subscription),
    endedAt: subscription.ended_at ? subscription.ended_at * 1000 : endedNow ? now.getTime() : null,
    luxeUntil: endedNow ? null : (luxeUntil?.getTime() ?? null),
    createdAt: subscription.created * 1000,
  }
}

const field = (name: keyof ReturnType<typeof readRow>) => sql`row.value ->> ${sql.raw(`'${name}'`)}`

function writeSubscriptions(db: Db, finding: Finding, now: Date): Statement[] {
  const rows = finding.held.map((held) => readRow(held, finding.ended, now))
  const row = rowOf(subscriptions, {
    id: field('id'),
    customerId: finding.customerId,
    userId: finding.userId,
    status: field('status'),
    priceCents: field('priceCents'),
    currency: field('currency'),
    periodStart: field('periodStart'),
    periodEnd: field('periodEnd'),
    anchorAt: field('anchorAt'),
    cancelAtPeriodEnd: field('cancels'),
    endedAt: field('endedAt'),
    luxeUntil: field('luxeUntil'),
    createdAt: field('createdAt'),
  })
  return [
    db
      .insert(subscriptions)
      .select(sql`select ${row} from json_each(${JSON.stringify(rows)}) row where ${isLatest(finding)}`)
      .onConflictDoUpdate({
        target: subscriptions.id,
        set: {
          userId: sql`excluded.user_id`,
          status: sql`excluded.status`,
          priceCents: sql`excluded.price_cents`,
          currency: sql`excluded.currency`,
          periodStart: sql`excluded.period_start`,
          periodEnd: sql`excluded.period_end`,
          anchorAt: sql`excluded.anchor_at`,
          cancelAtPeriodEnd: sql`excluded.cancel_at_period_end`,
          endedAt: sql`excluded.ended_at`,
          luxeUntil: sql`excluded.luxe_until`,
        },
      }),
    // The owner of a customer that was deleted at Stripe is not notified: everything of it has ended.
    db
      .update(subscriptions)
      .set({
        status: sql`case when ${neverBegan} then 'incomplete_expired' else 'canceled' end`,
        luxeUntil: null,
      })
      .where(
        and(
          eq(subscriptions.customerId, finding.customerId),
          sql`${subscriptions.id} not in (select value from json_each(${JSON.stringify(rows.map(({ id }) => id))}))`,
          isLatest(finding),
        ),
      ),
  ]
}

const writePacks = (db: Db, finding: Finding, now: Date): Statement[] =>
  finding.packs.length === 0
    ? []
    : [
        grantPacks(db, finding.userId, finding.packs, now, isLatest(finding)),
        ...finding.packs
          .filter(({ takenBack }) => takenBack)
          .map(({ payment }) => takeBackPack(db, finding.userId, payment, now, isLatest(finding))),
        returnPacks(
          db,
          finding.userId,
          finding.packs.filter(({ takenBack }) => !takenBack).map(({ payment }) => payment),
          finding.readFrom,
          now,
          isLatest(finding),
        ),
      ]

const closeSync = (db: Db, { customerId, number, syncAt }: Finding): Statement =>
  db
    .update(billingCustomers)
    .set({ appliedSync: number, syncAt })
    .where(and(eq(billingCustomers.id, customerId), lt(billingCustomers.appliedSync, number)))

/** The payments are no longer unmatched once the owner is known. */
const settlePayments = (db: Db, { customerId }: Finding, now: Date): Statement =>
  db
    .update(unmatchedPayments)
    .set({ settledAt: now, email: null })
    .where(and(eq(unmatchedPayments.customerId, customerId), isNull(unmatchedPayments.settledAt)))

/**
 * Decides the plan from the subscriptions alone. Accounts that never had one stay as they are, because some were
 * given Luxe by hand. Shoppers who lose Luxe are notified here, since only this batch knows both states.
 */
export const decidePlan = (db: Db, whose: SQL, now: Date) => {
  const best = sql`(select s.anchor_at from subscriptions s where s.user_id = ${users.id}
    and s.luxe_until > ${now.getTime()} order by s.luxe_until desc limit 1)`
  const decided = and(
    whose,
    sql`exists (select 1 from subscriptions s where s.user_id = ${users.id} and not ${neverBegan})`,
  )
  return [
    ...notifyLuxeEnded(db, and(decided, eq(users.plan, 'premium'), sql`${best} is null`), now),
    db
      .update(users)
      .set({
        plan: sql`case when ${best} is null then 'free' else 'premium' end`,
        luxeAnchorAt: sql`coalesce(${best}, ${users.luxeAnchorAt})`,
      })
      .where(decided),
  ] as const
}

/** One batch, so that it is written whole or not at all. */
export async function writeSync(db: Db, findings: Finding[], now: Date) {
  const [first] = findings
  if (!first) return
  await db.batch([
    ...findings.flatMap((finding) => [
      ...writeSubscriptions(db, finding, now),
      ...writePacks(db, finding, now),
      settlePayments(db, finding, now),
    ]),
    // Placed after all writes of her subscriptions, and while each sync can still be recognised as the latest.
    ...findings.flatMap((finding) => notifyOfPayments(db, finding, now, isLatest(finding))),
    ...findings.map((finding) => closeSync(db, finding)),
    ...decidePlan(db, sql`${users.id} = ${first.userId}`, now),
  ] as unknown as [Statement, ...Statement[]])
}
