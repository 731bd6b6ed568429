import { eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { logEvent } from '../lib/log.ts'
import { endNow, findDuplicates, findPaidTwice, undoDuplicate } from './duplicate-subscriptions.ts'
import { endedTakenBack, entitlementOf } from './entitlement.ts'
import { findOwner } from './customer-owners.ts'
import { readCustomer, type CustomerFacts, type SubscriptionWithHistory } from './read-customer.ts'
import { billingCustomers } from './schema.ts'
import type { BillingDeps } from './stripe.ts'
import { writeSync, type Finding } from './write-sync.ts'

type SyncDeps = Pick<BillingDeps, 'db' | 'stripe' | 'now'>

/** What was decided about one customer; it is written only while no later sync has written. */
type Sync = { customerId: string; userId: string; number: number }

/** Gives each customer of the same shopper the next sync number, so that her state is seen as a whole. */
const takeNumbers = ({ db }: SyncDeps, customerId: string): Promise<Sync[]> =>
  db
    .update(billingCustomers)
    .set({ syncs: sql`${billingCustomers.syncs} + 1` })
    .where(
      eq(
        billingCustomers.userId,
        sql`(select c.user_id from billing_customers c where c.id = ${customerId})`,
      ),
    )
    .returning({
      customerId: billingCustomers.id,
      userId: billingCustomers.userId,
      number: billingCustomers.syncs,
    })

/** A sync soon after we changed something at Stripe ourselves, in case its event is lost. */
const soonMs = 60_000
/** The least time between two syncs while something is overdue, such as a renewal that is not charged yet. */
const retryMs = 3_600_000
/** The time between two syncs of a customer that the Stripe account does not know. */
const unknownMs = 6 * 3_600_000

/** When to sync for a change: when it is due, and then less and less often the longer it is overdue. */
function dueAt(change: Date, now: Date) {
  const lateMs = now.getTime() - change.getTime()
  return lateMs < 0 ? change.getTime() : now.getTime() + Math.max(retryMs, lateMs / 2)
}

/** When to sync again without an event: at the next foreseen change, or when Luxe would otherwise end. */
function nextSync(held: SubscriptionWithHistory[], acted: boolean, now: Date) {
  const moments = held.flatMap(({ subscription, history }) => {
    const { changesAt, luxeUntil } = entitlementOf(subscription, history)
    return [
      ...(changesAt ? [dueAt(changesAt, now)] : []),
      ...(luxeUntil && luxeUntil > now ? [luxeUntil.getTime()] : []),
    ]
  })
  if (acted) moments.push(now.getTime() + soonMs)
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/**
 * Ends at Stripe what must not continue there, and returns what was ended. A refusal (an empty balance cannot refund)
 * does not keep the rest from being written; it is thrown afterwards.
 */
async function tidy({ stripe }: SyncDeps, held: SubscriptionWithHistory[], charges: Stripe.Charge[]) {
  const ended = new Set<string>()
  const faults: unknown[] = []
  const end = async ({ id }: Stripe.Subscription, act: () => Promise<void>) => {
    try {
      await act()
      ended.add(id)
    } catch (error) {
      faults.push(error)
    }
  }
  const { duplicates } = findDuplicates(held)
  const twice = await findPaidTwice(stripe, held, charges)
  for (const { subscription } of held) {
    if (!duplicates.includes(subscription) && !twice.some((one) => one.subscription === subscription.id))
      continue
    logEvent('duplicate_subscription', { subscription: subscription.id })
    await end(subscription, () => undoDuplicate(stripe, subscription, twice))
  }
  for (const { subscription, history } of held) {
    if (entitlementOf(subscription, history).mustEnd === null) continue
    // The comment lets a later sync give back what is paid after all: by a dispute that is won, or a refund that failed.
    await end(subscription, () => endNow(stripe, subscription.id, endedTakenBack))
  }
  return { ended, faults }
}

/** Leaves our record as it is and only schedules the next sync. */
async function leaveAlone({ db, now }: SyncDeps, customerId: string) {
  logEvent('customer_of_another_account', { customer: customerId })
  await db
    .update(billingCustomers)
    .set({ syncAt: new Date(now().getTime() + unknownMs) })
    .where(eq(billingCustomers.id, customerId))
}

/**
 * Reads what a customer has at Stripe, decides and writes it. The customer's owner is looked up where it is unknown;
 * a payment without an owner is kept for an operator. It may be interrupted anywhere, repeated, and run concurrently.
 */
export async function syncCustomer(deps: SyncDeps, customerId: string): Promise<void> {
  const readFrom = deps.now()
  let syncs = await takeNumbers(deps, customerId)
  if (syncs.length === 0) {
    if (!(await findOwner(deps, customerId))) return
    syncs = await takeNumbers(deps, customerId)
  }
  const read: [Sync, CustomerFacts][] = []
  for (const sync of syncs) {
    const facts = await readCustomer(deps.stripe, sync.customerId)
    if (facts) read.push([sync, facts])
    else await leaveAlone(deps, sync.customerId)
  }
  const { ended, faults } = await tidy(
    deps,
    read.flatMap(([, { held }]) => held),
    read.flatMap(([, { charges }]) => charges),
  )
  const now = deps.now()
  const findings = read.map(([sync, { held, packs }]): Finding => ({
    ...sync,
    readFrom,
    held,
    ended,
    packs,
    syncAt: nextSync(
      held,
      faults.length > 0 || held.some(({ subscription }) => ended.has(subscription.id)),
      now,
    ),
  }))
  await writeSync(deps.db, findings, now)
  if (faults.length > 0) throw faults[0]
}
