import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { rowOf } from '../lib/row-of.ts'
import { syncCustomer } from './sync-customer.ts'
import { syncCheckout } from './customer-owners.ts'
import { idOf } from './read-customer.ts'
import { stripeEvents } from './schema.ts'
import type { BillingDeps } from './stripe.ts'
import { isMissing } from './stripe-faults.ts'

export type HeardEvent = {
  id: string
  type: string
  /** In milliseconds. */
  occurredAt: number
  customerId: string | null
  /** The object to look up where the event does not name a customer: a checkout or a charge. */
  subject: string | null
}

/** How long an event is leased: longer than any sync takes, retries included. */
const leaseMs = 2 * 60_000
const atOnce = 25
const backOffMs = (attempts: number) => Math.min(30_000 * 2 ** attempts, 6 * 3_600_000)

const field = (name: keyof HeardEvent) => sql`event.value ->> ${sql.raw(`'${name}'`)}`
const isOfNobody = sql`${field('customerId')} is null and ${field('subject')} is null`

/** Stores each event once, in one round trip. An event that concerns no customer is only noted. */
export const keepEvents = (db: Db, events: HeardEvent[], now: Date) =>
  db
    .insert(stripeEvents)
    .select(
      sql`select ${rowOf(stripeEvents, {
        id: field('id'),
        type: field('type'),
        customerId: field('customerId'),
        checkoutId: field('subject'),
        occurredAt: field('occurredAt'),
        receivedAt: now,
        handledAt: sql`iif(${isOfNobody}, ${now.getTime()}, null)`,
        attempts: 0,
        tryAt: sql`iif(${isOfNobody}, null, ${now.getTime()})`,
      })} from json_each(${JSON.stringify(events)}) event where true`,
    )
    .onConflictDoNothing()

type Claimed = { id: string; customerId: string | null; subject: string | null; attempts: number }

/**
 * Claims the events that are due, in one statement, so that no other worker gets them. `others` are not claimed again
 * by the same worker.
 */
async function claim({ db, now }: BillingDeps, everything: boolean, others: string[]): Promise<Claimed[]> {
  const moment = now()
  const isDue = everything ? isNull(stripeEvents.handledAt) : lte(stripeEvents.tryAt, moment)
  const due = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(
      and(isDue, sql`${stripeEvents.id} not in (select value from json_each(${JSON.stringify(others)}))`),
    )
    .orderBy(stripeEvents.tryAt)
    .limit(atOnce)
  return db
    .update(stripeEvents)
    .set({
      attempts: sql`${stripeEvents.attempts} + 1`,
      tryAt: new Date(moment.getTime() + leaseMs),
    })
    .where(inArray(stripeEvents.id, due))
    .returning({
      id: stripeEvents.id,
      customerId: stripeEvents.customerId,
      subject: stripeEvents.checkoutId,
      attempts: stripeEvents.attempts,
    })
}

/** Handles a charge by its customer, or where it has none by the checkout that it paid; one of another account by nothing. */
async function syncCharge(deps: BillingDeps, id: string) {
  const { stripe } = deps
  const charge = await stripe.charges.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  const customer = idOf(charge?.customer)
  if (customer) return syncCustomer(deps, customer)
  const payment = idOf(charge?.payment_intent)
  if (!payment) return
  const { data: checkouts } = await stripe.checkout.sessions.list({ payment_intent: payment, limit: 1 })
  for (const checkout of checkouts) await syncCheckout(deps, checkout.id)
}

/** Handles one customer's events, or those of one checkout or charge that names no customer. */
async function act(deps: BillingDeps, { customerId, subject }: Claimed) {
  if (customerId) return syncCustomer(deps, customerId)
  if (!subject) return
  await (subject.startsWith('cs_') ? syncCheckout(deps, subject) : syncCharge(deps, subject))
}

/**
 * Keeps the event's id, so that it is not handled again, but not its customer: she may leave while Stripe still lists
 * the event.
 */
const close = ({ db, now }: BillingDeps, ids: string[]) =>
  db
    .update(stripeEvents)
    .set({ handledAt: now(), tryAt: null, customerId: null, checkoutId: null })
    .where(inArray(stripeEvents.id, ids))

/** Postpones events, except those that another worker has handled meanwhile. */
const putOff = ({ db, now }: BillingDeps, ids: string[], attempts: number) =>
  db
    .update(stripeEvents)
    .set({ tryAt: new Date(now().getTime() + backOffMs(attempts)) })
    .where(and(inArray(stripeEvents.id, ids), isNull(stripeEvents.handledAt)))

/** One sync handles all events of a customer, because it reads her whole state. */
async function work(deps: BillingDeps, claimed: Claimed[]) {
  const groups = Map.groupBy(claimed, ({ id, customerId, subject }) => customerId ?? subject ?? id)
  for (const events of groups.values()) {
    const [first] = events
    if (!first) continue
    const ids = events.map(({ id }) => id)
    try {
      await act(deps, first)
      await close(deps, ids)
    } catch (error) {
      logFault('stripe_events_delayed', error, { events: ids.length, attempts: first.attempts })
      await putOff(deps, ids, first.attempts)
    }
  }
}

type Extent = {
  /** Also claims events that are leased or failed lately. */
  everything?: boolean
  goesOn?: () => boolean
}

/**
 * Handles stored events that are due. It may be interrupted anywhere, since an event that was claimed but not handled
 * is claimed again, and may run concurrently, since no event is claimed twice.
 */
export async function workOff(
  deps: BillingDeps,
  { everything = false, goesOn = () => true }: Extent = {},
): Promise<void> {
  const taken: string[] = []
  while (goesOn()) {
    const claimed = await claim(deps, everything, taken)
    if (claimed.length === 0) return
    taken.push(...claimed.map(({ id }) => id))
    await work(deps, claimed)
  }
}
