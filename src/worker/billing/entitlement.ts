import type { Stripe } from 'stripe'
import { pastDueGraceDays } from '#shared/plans.ts'
import { luxeProduct } from './products.ts'

const dayMs = 86_400_000

/**
 * How long Luxe goes on past the end of what was paid for: Stripe takes an hour and more to charge a
 * renewal, and its word may be long on its way.
 */
const slackMs = dayMs

/** A payment for a subscription, as far as it decides anything. */
export type Payment = {
  paidAt: Date
  /** All of it was given back. */
  refunded: boolean
  /** Her bank asked for it back; it stays true when the dispute is won. */
  disputed: boolean
  /** For a period of Luxe, and not for the difference of an upgrade. */
  forPeriod: boolean
}

/** What was paid for a subscription; read only where it matters (`needsHistory`). */
export type History = {
  payments: Payment[]
  /** The end of the last period that was paid for. */
  paidUntil: Date | null
}

export const noHistory: History = { payments: [], paidUntil: null }

export type Entitlement = {
  /** Until when it gives Luxe; null when it gives none. */
  luxeUntil: Date | null
  /** It must not go on at Stripe either, for this reason. */
  mustEnd: 'refunded' | 'disputed' | null
  /** When something changes by itself, heard of or not; null when nothing will. */
  changesAt: Date | null
}

const at = (seconds: number) => new Date(seconds * 1000)
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const productOf = ({ price }: Stripe.SubscriptionItem) =>
  typeof price.product === 'string' ? price.product : price.product.id

/** The part of a subscription that is Luxe; none for whatever else is sold at this account. */
export const luxeItem = (subscription: Stripe.Subscription) =>
  subscription.items.data.find((item) => productOf(item) === luxeProduct)

export const isAlive = ({ status }: Pick<Stripe.Subscription, 'status'>) =>
  status === 'active' || status === 'trialing' || status === 'past_due'

/** When it ends by itself, if nothing is renewed: the period's end, or earlier where an end is set. */
export function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem) {
  const periodEnd = item.current_period_end
  return at(Math.min(periodEnd, subscription.cancel_at ?? periodEnd))
}

/** Whether it ends with its period, told in either of Stripe's ways. */
export function endsWithPeriod(subscription: Stripe.Subscription) {
  const item = luxeItem(subscription)
  const { cancel_at: cancelAt, cancel_at_period_end: ends } = subscription
  return ends || (item !== undefined && cancelAt !== null && cancelAt <= item.current_period_end)
}

/** Only the last payment for a period counts as refunded: an older month that was given back is goodwill. */
function whyItMustEnd(payments: Payment[]): Entitlement['mustEnd'] {
  if (payments.some(({ disputed }) => disputed)) return 'disputed'
  const last = payments
    .filter(({ forPeriod }) => forPeriod)
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
    .at(-1)
  return last?.refunded ? 'refunded' : null
}

const latestInvoice = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  typeof invoice === 'object' ? invoice : null

/** What we write on a subscription that we end at once while it is past due. */
export const endedPastDue = 'Ended while past due'

const endedUnpaid = (details: Stripe.Subscription.CancellationDetails | null) =>
  details?.reason === 'payment_failed' || details?.comment === endedPastDue

/**
 * Ended or shut for want of payment although a period is paid, and that period is hers all the same: because
 * the difference of an upgrade could not be charged, or because she paid the last invoice when it was too
 * late, perhaps in the very moment in which it ended.
 */
function isShut(subscription: Stripe.Subscription) {
  const invoice = latestInvoice(subscription)
  const isPeriodPaid = invoice?.billing_reason === 'subscription_update' || invoice?.status === 'paid'
  const { status, cancellation_details: details } = subscription
  return isPeriodPaid && (status === 'unpaid' || (status === 'canceled' && endedUnpaid(details)))
}

/**
 * Whether what was paid for must be read too: where money was taken back of this customer (`isDoubtful`),
 * and where something could not be charged.
 */
export const needsHistory = (subscription: Stripe.Subscription, isDoubtful: boolean) =>
  subscription.status === 'past_due' || isShut(subscription) || (isDoubtful && isAlive(subscription))

/**
 * What a subscription is worth, from Stripe's own object and what was paid for it, and from nothing else.
 * In short: active and trialing until the period's end; past due for the grace time after the last paid
 * period; nothing once the last payment was given back, or any was disputed; nothing in all other states.
 */
export function entitlementOf(subscription: Stripe.Subscription, history: History = noHistory): Entitlement {
  const none = { luxeUntil: null, mustEnd: null, changesAt: null }
  const item = luxeItem(subscription)
  if (!item) return none
  const takenBack = whyItMustEnd(history.payments)
  if (isShut(subscription)) return { ...none, luxeUntil: takenBack ? null : history.paidUntil }
  // A beginning that is not paid within a day ends; whatever else is over, or waits for her, stays so.
  if (subscription.status === 'incomplete')
    return { ...none, changesAt: later(at(subscription.created), dayMs) }
  if (!isAlive(subscription)) return none
  if (takenBack) return { ...none, mustEnd: takenBack }
  if (subscription.status === 'past_due') {
    const paidUntil = history.paidUntil ?? at(item.current_period_start)
    const graceEnds = later(paidUntil, pastDueGraceDays * dayMs)
    return { ...none, luxeUntil: graceEnds, changesAt: graceEnds }
  }
  const ends = endOf(subscription, item)
  return { ...none, luxeUntil: later(ends, slackMs), changesAt: ends }
}
