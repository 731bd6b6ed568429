import { eq, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { logEvent } from '../lib/log.ts'
import { endNow, findDuplicates, findPaidTwice, undoDuplicate } from './duplicates.ts'
import { endedPastDue, entitlementOf } from './entitlement.ts'
import { findOwner } from './owners.ts'
import { readCustomer, type CustomerFacts, type SubscriptionWithHistory } from './read-customer.ts'
import { billingCustomers } from './schema.ts'
import type { BillingDeps } from './stripe.ts'
import { writeSync, type Finding } from './write-sync.ts'

type SyncDeps = Pick<BillingDeps, 'db' | 'stripe' | 'now'>

/** What was decided about one customer, to be written while no later sync has written. */
type Sync = { customerId: string; userId: string; number: number }

/** Each customer of the same shopper takes the next number, so that what she has is seen as a whole. */
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

/** Soon after we changed something at Stripe ourselves, in case the event about it is lost. */
const soonMs = 60_000
/** The least time between two syncs for something that is late, such as a renewal not charged yet. */
const patienceMs = 3_600_000
/** Between two syncs of a customer whom the account at Stripe does not know. */
const unknownMs = 6 * 3_600_000

/** When to sync for a change: when it is due, or, the later it is, after a longer while. */
function dueAt(change: Date, now: Date) {
  const lateMs = now.getTime() - change.getTime()
  return lateMs < 0 ? change.getTime() : now.getTime() + Math.max(patienceMs, lateMs / 2)
}

/** When to sync again without being told: at the next foreseen change, and when Luxe would end without one. */
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
 * Ends at Stripe what must not go on there, and says what has ended. A refusal (an empty balance cannot
 * refund) does not keep the rest from being written down; it is told after that.
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
    // She may pay what is open in this very moment: a month that she keeps.
    const comment = subscription.status === 'past_due' ? endedPastDue : undefined
    await end(subscription, () => endNow(stripe, subscription.id, comment))
  }
  return { ended, faults }
}

/** What we know of it stays as it is. */
async function leaveAlone({ db, now }: SyncDeps, customerId: string) {
  logEvent('customer_of_another_account', { customer: customerId })
  await db
    .update(billingCustomers)
    .set({ syncAt: new Date(now().getTime() + unknownMs) })
    .where(eq(billingCustomers.id, customerId))
}

/**
 * Reads what a customer has at Stripe, decides, and writes it down. Whose customer that is, is found out
 * where we do not know it; a payment of nobody's is kept for an operator. Safe to be cut off anywhere, to
 * run again, and to run beside itself.
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
