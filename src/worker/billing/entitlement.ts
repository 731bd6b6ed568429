import type { Stripe } from 'stripe'
import { pastDueGraceDays } from '#shared/plans.ts'
import { luxeProduct } from './stripe-prices.ts'

const dayMs = 86_400_000

/**
 * How long Luxe continues past the paid period: Stripe takes an hour or more to charge a renewal, and its webhook may
 * be late.
 */
const slackMs = dayMs

/** The part of a payment that decides about Luxe. */
export type Payment = {
  paidAt: Date
  /** Whether all of it was refunded. */
  refunded: boolean
  /** Whether her bank has taken it, or keeps it while a dispute is open: not by a mere question, and not once it is won. */
  disputed: boolean
  /** Whether it paid for a period of Luxe, and not for the difference of an upgrade. */
  forPeriod: boolean
}

/** The payments for a subscription; read only where they matter (`needsHistory`). */
export type PaymentHistory = {
  payments: Payment[]
  /** The end of the last paid period. */
  paidUntil: Date | null
}

export const noHistory: PaymentHistory = { payments: [], paidUntil: null }

export type Entitlement = {
  /** Until when it gives Luxe; null when it gives none. */
  luxeUntil: Date | null
  /** Why it must be ended at Stripe as well, if it must. */
  mustEnd: 'refunded' | 'disputed' | null
  /** When its state changes without an event; null when it will not. */
  changesAt: Date | null
}

const at = (seconds: number) => new Date(seconds * 1000)
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const productOf = ({ price }: Stripe.SubscriptionItem) =>
  typeof price.product === 'string' ? price.product : price.product.id

/** The subscription's item for Luxe; undefined for anything else that this account sells. */
export const luxeItem = (subscription: Stripe.Subscription) =>
  subscription.items.data.find((item) => productOf(item) === luxeProduct)

export const isAlive = ({ status }: Pick<Stripe.Subscription, 'status'>) =>
  status === 'active' || status === 'trialing' || status === 'past_due'

/** When it ends if nothing is renewed: at the end of the period, or earlier where an end is set. */
export function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem) {
  const periodEnd = item.current_period_end
  return at(Math.min(periodEnd, subscription.cancel_at ?? periodEnd))
}

/** Whether it ends with its period, in either of the two ways in which Stripe expresses that. */
export function endsWithPeriod(subscription: Stripe.Subscription) {
  const item = luxeItem(subscription)
  const { cancel_at: cancelAt, cancel_at_period_end: ends } = subscription
  return ends || (item !== undefined && cancelAt !== null && cancelAt <= item.current_period_end)
}

/** Only a refund of the last period ends Luxe: a refunded earlier month is goodwill. */
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

/** The comment on a subscription that we end at once while it is past due. */
export const endedPastDue = 'Ended while past due'

/** The comment on a subscription that we end at once because its money went back, or is with her bank. */
export const endedTakenBack = 'Ended because its payment was taken back'

/**
 * Whether we ended it because its money was gone. If the money comes back, by a dispute that is won or a refund that
 * fails, so does the period that it paid for; no more is charged for it in either case.
 */
const isFrozen = ({ status, cancellation_details: details }: Stripe.Subscription) =>
  status === 'canceled' && details?.comment === endedTakenBack

const endedUnpaid = (details: Stripe.Subscription.CancellationDetails | null) =>
  details?.reason === 'payment_failed' || details?.comment === endedPastDue

/**
 * Whether Stripe ended or paused it for non-payment although a period is paid for. That period still gives Luxe:
 * either the difference of an upgrade could not be charged, or she paid the last invoice too late, perhaps at the
 * moment when it ended.
 */
function isShut(subscription: Stripe.Subscription) {
  const invoice = latestInvoice(subscription)
  const isPeriodPaid = invoice?.billing_reason === 'subscription_update' || invoice?.status === 'paid'
  const { status, cancellation_details: details } = subscription
  return isPeriodPaid && (status === 'unpaid' || (status === 'canceled' && endedUnpaid(details)))
}

/**
 * Whether the payments must be read as well: where money of this customer was refunded or disputed (`isDoubtful`),
 * and where a charge failed.
 */
export const needsHistory = (subscription: Stripe.Subscription, isDoubtful: boolean) =>
  subscription.status === 'past_due' ||
  isShut(subscription) ||
  isFrozen(subscription) ||
  (isDoubtful && isAlive(subscription))

/**
 * Decides what a subscription gives, from Stripe's object and its payments alone. Active and trialing give Luxe until
 * the end of the period; past due for the grace time after the last paid period; nothing after a refund of the last
 * payment or any dispute that is not won; nothing in all other states.
 */
export function entitlementOf(
  subscription: Stripe.Subscription,
  history: PaymentHistory = noHistory,
): Entitlement {
  const none = { luxeUntil: null, mustEnd: null, changesAt: null }
  const item = luxeItem(subscription)
  if (!item) return none
  const takenBack = whyItMustEnd(history.payments)
  if (isShut(subscription) || isFrozen(subscription))
    return { ...none, luxeUntil: takenBack ? null : history.paidUntil }
  // An incomplete subscription expires after a day; any other state without Luxe stays as it is.
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
