import type { Stripe } from 'stripe'
import { entitlementOf, isAlive, luxeItem } from './entitlement.ts'
import {
  idOf,
  isTakenBack,
  paymentsOf,
  periodOf,
  readInvoices,
  type SubscriptionWithHistory,
} from './read-customer.ts'
import { isMissing, isStripeFault, orNothing } from './stripe-faults.ts'

const isPaid = ({ status, latest_invoice: invoice }: Stripe.Subscription) =>
  status !== 'past_due' &&
  typeof invoice === 'object' &&
  invoice?.status === 'paid' &&
  invoice.amount_paid > 0

/** Of several subscriptions of one shopper, keeps the paid one, and of those the oldest; returns the others. */
export function findDuplicates(held: SubscriptionWithHistory[]) {
  const [kept, ...duplicates] = held
    .filter(
      ({ subscription, history }) =>
        isAlive(subscription) && entitlementOf(subscription, history).mustEnd === null,
    )
    .map(({ subscription }) => subscription)
    .toSorted(
      (one, other) =>
        Number(isPaid(other)) - Number(isPaid(one)) ||
        one.created - other.created ||
        (one.id < other.id ? -1 : 1),
    )
  return { kept, duplicates }
}

/** Whether nothing is left to refund, because it was done before or her bank has taken the money back. */
const isGone = (error: unknown) =>
  isStripeFault(error) && (error.code === 'charge_already_refunded' || error.code === 'charge_disputed')

/** Voids the unpaid invoices, which Stripe's reminders would otherwise still let her pay. */
export async function voidOpenInvoices(
  stripe: Stripe,
  whose: { customer: string } | { subscription: string },
) {
  const open = await stripe.invoices
    .list({ ...whose, status: 'open', limit: 100 })
    .autoPagingToArray({ limit: 10_000 })
    .catch(orNothing)
  for (const { id } of open) {
    await stripe.invoices.voidInvoice(id).catch((error: unknown) => {
      // The invoice was paid at this moment: the next sync sees it.
      if (!isStripeFault(error) || error.statusCode !== 400) throw error
    })
  }
}

/**
 * Cancels the subscription at once, and then voids its open invoices, since without its debt it would become active
 * again. The comment is for the operator, and tells a later sync why it ended.
 */
export async function endNow(stripe: Stripe, id: string, comment?: string) {
  const why = comment === undefined ? {} : { cancellation_details: { comment } }
  await stripe.subscriptions
    .cancel(id, { prorate: false, invoice_now: false, ...why })
    .catch((error: unknown) => {
      if (!isMissing(error)) throw error
    })
  await voidOpenInvoices(stripe, { subscription: id })
}

/** Both are Stripe timestamps, in seconds. */
type Span = { from: number; to: number }

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to

/** The time that the subscription can have been paid for and given Luxe, as far as is known without another request. */
function spanOf({ subscription, history }: SubscriptionWithHistory): Span {
  const { created, ended_at: endedAt, status } = subscription
  const periodEnd = luxeItem(subscription)?.current_period_end ?? created
  if (status === 'incomplete' || status === 'incomplete_expired') return { from: created, to: created }
  const isShort = endedAt !== null && entitlementOf(subscription, history).luxeUntil === null
  return { from: created, to: isShort ? Math.min(endedAt, periodEnd) : periodEnd }
}

/** A paid period of Luxe, cut to the time in which it belonged to her, whose payment was not refunded. */
type PaidPeriod = Span & { subscription: string; payment: string }

/** Oldest first. */
async function readPaidPeriods(
  stripe: Stripe,
  held: SubscriptionWithHistory,
  gone: Set<string>,
): Promise<PaidPeriod[]> {
  const subscription = held.subscription.id
  const { to: end } = spanOf(held)
  return (await readInvoices(stripe, subscription)).toReversed().flatMap((invoice) => {
    const period = periodOf(invoice)
    if (!period || invoice.status !== 'paid') return []
    const { from, to } = { ...period, to: Math.min(period.to, end) }
    return from < to
      ? paymentsOf(invoice).flatMap((payment) =>
          gone.has(payment) ? [] : [{ subscription, payment, from, to }],
        )
      : []
  })
}

/** A payment for days that another payment, which stays, covers as well. */
export type PaidTwice = PaidPeriod & { beside: string | null }

/**
 * Payments for days that are paid for already, in the order in which they are to be refunded; also of subscriptions
 * that have ended since. Stripe is requested only where two subscriptions overlapped. A subscription that gives Luxe
 * takes precedence over one that gives none, and an older one over a newer one.
 */
export async function findPaidTwice(
  stripe: Stripe,
  held: SubscriptionWithHistory[],
  charges: Stripe.Charge[],
): Promise<PaidTwice[]> {
  const spans = held.map((one) => ({ one, span: spanOf(one) }))
  const doubtful = spans.filter(({ one, span }) =>
    spans.some((other) => other.one !== one && overlap(span, other.span)),
  )
  if (doubtful.length === 0) return []
  // A payment of this moment may be missing among the charges.
  const gone = new Set(
    charges.flatMap((charge) => (isTakenBack(charge) ? (idOf(charge.payment_intent) ?? []) : [])),
  )
  const { kept, duplicates } = findDuplicates(held)
  const luxeUntil = ({ subscription, history }: SubscriptionWithHistory) =>
    entitlementOf(subscription, history).luxeUntil?.getTime() ?? 0
  const byWorth = doubtful
    .map(({ one }) => one)
    .toSorted(
      (one, other) =>
        Number(other.subscription === kept) - Number(one.subscription === kept) ||
        luxeUntil(other) - luxeUntil(one) ||
        one.subscription.created - other.subscription.created ||
        (one.subscription.id < other.subscription.id ? -1 : 1),
    )
  const once: PaidPeriod[] = []
  const twice: PaidTwice[] = []
  for (const one of byWorth) {
    const isDuplicate = duplicates.includes(one.subscription)
    for (const period of await readPaidPeriods(stripe, one, gone)) {
      const beside = once.find(
        (other) => other.subscription !== period.subscription && overlap(other, period),
      )
      // An active duplicate is ended before its time, whatever paid for the kept one.
      if (beside || (isDuplicate && kept && period.to > kept.created))
        twice.push({ ...period, beside: beside?.payment ?? null })
      else once.push(period)
    }
  }
  return twice
}

/**
 * Refunds the payment. Both payments share an idempotency key, so that only one of them can ever be refunded: a
 * slower sync that takes the other one for the duplicate is refused by Stripe.
 */
async function giveBack(stripe: Stripe, { payment, beside }: PaidTwice) {
  const pair = beside === null ? payment : [payment, beside].toSorted().join('-')
  await stripe.refunds
    .create({ payment_intent: payment, reason: 'duplicate' }, { idempotencyKey: `duplicate-refund-${pair}` })
    .catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
}

/**
 * Refunds what was paid twice with a subscription, and ends it if it is active. The last payment is refunded last: if
 * the process dies before it, the next sync finds it again; if it dies after it, the next sync finds a refunded
 * subscription and ends it for that reason.
 */
export async function undoDuplicate(stripe: Stripe, { id, status }: Stripe.Subscription, twice: PaidTwice[]) {
  for (const one of twice) if (one.subscription === id) await giveBack(stripe, one)
  if (isAlive({ status })) await endNow(stripe, id)
}
