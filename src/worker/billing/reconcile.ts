import { eq, lte, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { users } from '../shoppers/schema.ts'
import { openDb } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { deleteFound } from '../lib/portions.ts'
import { syncCustomer } from './sync-customer.ts'
import { keepEvents, workOff, type HeardEvent } from './stripe-events.ts'
import { idOf } from './read-customer.ts'
import { billingCustomers, billingMarks, malformedEvents, stripeEvents } from './schema.ts'
import { billingConfigured, openBilling, type BillingDeps } from './stripe.ts'
import { eventTypes, hearEvent } from './webhook.ts'
import { decidePlan } from './write-sync.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Limits of a cron run; the next one continues where it stopped. */
const runMs = 45_000
const syncsOfRun = 100
/** A page has a hundred rows. */
const pagesOfWindow = 20

/** How long Stripe keeps events. */
const keptMs = 30 * dayMs
/** An event may be listed some time after its timestamp. */
const overlapMs = hourMs
/** A checkout is listed by its creation, and may be paid up to a day later. */
const checkoutLifetimeMs = dayMs
/** Handled events are kept for as long as Stripe can send them again. */
const memoryMs = 35 * dayMs

type Mark = 'events' | 'checkouts'

type Source = {
  name: Mark
  overlapMs: number
  read: (created: Stripe.RangeQueryParam) => AsyncIterable<HeardEvent>
}

/** What cannot be read is passed over: otherwise it would keep all later ones from being heard. */
async function* heard<T>(list: AsyncIterable<T>, hear: (row: T) => HeardEvent | Promise<HeardEvent | null>) {
  for await (const row of list) {
    const event = await hear(row)
    if (event) yield event
  }
}

const sources = ({ stripe, ...deps }: BillingDeps): Source[] => [
  {
    name: 'events',
    overlapMs,
    read: (created) =>
      heard(stripe.events.list({ created, types: [...eventTypes], limit: 100 }), (event) =>
        hearEvent(deps, event, JSON.stringify(event)),
      ),
  },
  {
    name: 'checkouts',
    overlapMs: overlapMs + checkoutLifetimeMs,
    read: (created) =>
      heard(
        stripe.checkout.sessions.list({ created, status: 'complete', limit: 100 }),
        ({ id, created: opened, customer }): HeardEvent => ({
          id,
          type: 'checkout.listed',
          occurredAt: opened * 1000,
          customerId: idOf(customer),
          subject: customer === null ? id : null,
        }),
      ),
  },
]

const seconds = (moment: number) => Math.floor(moment / 1000)

/**
 * Stores all events of a window; false where it holds more than a run should read. Lists begin with the newest, so
 * that a window that was half read says nothing about its older half: it is read again in smaller parts.
 */
async function readWindow({ db, now }: BillingDeps, source: Source, from: number, to: number | null) {
  const created = { gte: seconds(from), ...(to !== null && { lte: seconds(to) }) }
  let page: HeardEvent[] = []
  let pages = 0
  for await (const event of source.read(created)) {
    page.push(event)
    if (page.length < 100) continue
    await keepEvents(db, page, now())
    page = []
    pages += 1
    const canShrink = (to ?? now().getTime()) - from > minuteMs
    if (pages === pagesOfWindow && canShrink) return false
  }
  if (page.length > 0) await keepEvents(db, page, now())
  return true
}

/** Reads everything since the mark and then moves the mark. In this order an interruption loses nothing. */
async function catchUp(deps: BillingDeps, source: Source, goesOn: () => boolean) {
  const { db, now } = deps
  const startedAt = now().getTime()
  const [mark] = await db
    .select({ readUpTo: billingMarks.readUpTo })
    .from(billingMarks)
    .where(eq(billingMarks.name, source.name))
  let from = Math.max((mark?.readUpTo.getTime() ?? 0) - source.overlapMs, startedAt - keptMs)
  // The last window has no end, because Stripe's clock may be ahead of ours.
  let to: number | null = null
  while (goesOn()) {
    if (!(await readWindow(deps, source, from, to))) {
      to = Math.floor((from + (to ?? startedAt)) / 2)
      continue
    }
    const readUpTo = new Date(to ?? startedAt)
    await db
      .insert(billingMarks)
      .values({ name: source.name, readUpTo })
      .onConflictDoUpdate({
        target: billingMarks.name,
        set: { readUpTo },
        // Of two concurrent runs the slower one must not move the mark back.
        setWhere: sql`${billingMarks.readUpTo} < ${readUpTo.getTime()}`,
      })
    if (to === null) return
    from = to
    to = null
  }
}

/** Takes a customer whose sync is due. It is postponed first, so that a sync that fails does not block the others. */
async function takeDueSync({ db, now }: BillingDeps) {
  const moment = now()
  const [due] = await db
    .update(billingCustomers)
    .set({ syncAt: new Date(moment.getTime() + 15 * minuteMs) })
    .where(
      eq(
        billingCustomers.id,
        sql`(select id from billing_customers where sync_at <= ${moment.getTime()} order by sync_at limit 1)`,
      ),
    )
    .returning({ id: billingCustomers.id })
  return due?.id ?? null
}

async function syncDue(deps: BillingDeps, most: number, goesOn: () => boolean) {
  for (let syncs = 0; syncs < most && goesOn(); syncs++) {
    const customer = await takeDueSync(deps)
    if (!customer) return
    await syncCustomer(deps, customer).catch((error: unknown) => logFault('sync_delayed', error))
  }
}

/** Ends Luxe when its time is over, whether or not Stripe can be reached. */
const endOverdue = ({ db, now }: BillingDeps) =>
  db.batch(
    decidePlan(
      db,
      sql`${users.plan} = 'premium' and ${users.id} in (select user_id from billing_customers where sync_at <= ${now().getTime()})`,
      now(),
    ),
  )

async function forgetOldEvents({ db, now }: BillingDeps) {
  const oldest = new Date(now().getTime() - memoryMs)
  await deleteFound(db, stripeEvents, lte(stripeEvents.handledAt, oldest))
  await deleteFound(db, malformedEvents, lte(malformedEvents.receivedAt, oldest))
}

/**
 * Finds what was missed: lost events, unreported checkouts, foreseen changes, and stored events whose worker was
 * interrupted. A cron run is bounded; `until: 'done'` continues until nothing more can be done now.
 */
export async function reconcile(deps: BillingDeps, { until }: { until?: 'done' } = {}): Promise<void> {
  const everything = until === 'done'
  const endsAt = deps.now().getTime() + runMs
  const goesOn = () => everything || deps.now().getTime() < endsAt
  await endOverdue(deps)
  for (const source of sources(deps)) {
    await catchUp(deps, source, goesOn).catch((error: unknown) => {
      logFault('stripe_not_listed', error, { list: source.name })
    })
  }
  await workOff(deps, { everything, goesOn })
  await syncDue(deps, everything ? Infinity : syncsOfRun, goesOn)
  await forgetOldEvents(deps)
}

/** What the cron calls. It does nothing where payments are not configured. */
export async function reconcilePayments(env: Env) {
  if (!billingConfigured(env)) return
  await reconcile(await openBilling(env, openDb(env.DB)))
}
