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

/** Of several subscriptions of one shopper she keeps the one that is paid, of these the oldest. */
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

/** Nothing is left to give back: it was done before, or her bank has taken it already. */
const isGone = (error: unknown) =>
  isStripeFault(error) && (error.code === 'charge_already_refunded' || error.code === 'charge_disputed')

/** What was asked of her and is not paid: a reminder of Stripe's could still be paid, for nothing. */
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
      // Paid in this very moment: the next sync sees it.
      if (!isStripeFault(error) || error.statusCode !== 400) throw error
    })
  }
}

/**
 * Ends it at Stripe, at once; then what it still asks for, since without its debt it would be active again.
 * The comment is the operator's to read, and tells a sync why it ended.
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

/** All in Stripe's seconds. */
type Span = { from: number; to: number }

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to

/** From when until when it can have been paid for and have been hers, by what is known without asking. */
function spanOf({ subscription, history }: SubscriptionWithHistory): Span {
  const { created, ended_at: endedAt, status } = subscription
  const periodEnd = luxeItem(subscription)?.current_period_end ?? created
  if (status === 'incomplete' || status === 'incomplete_expired') return { from: created, to: created }
  const isShort = endedAt !== null && entitlementOf(subscription, history).luxeUntil === null
  return { from: created, to: isShort ? Math.min(endedAt, periodEnd) : periodEnd }
}

/** A period of Luxe that was paid, as far as it was hers, and whose money is still with us. */
type PaidPeriod = Span & { subscription: string; payment: string }

/** The oldest first. */
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

/** What she paid although another payment, which she keeps, covers the same days. */
export type PaidTwice = PaidPeriod & { beside: string | null }

/**
 * What was paid for days that are paid already, in the order in which it is to be given back; also of what
 * has ended since, because nobody told us while it lived. Asks Stripe only where two subscriptions were hers
 * at the same time. What gives her Luxe is kept before what gives none, and the older before the newer.
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
  // What was paid in this very moment may be missing among the charges.
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
      // A duplicate that lives is ended before its time, whatever the kept one was paid with.
      if (beside || (isDuplicate && kept && period.to > kept.created))
        twice.push({ ...period, beside: beside?.payment ?? null })
      else once.push(period)
    }
  }
  return twice
}

/**
 * Gives it back. The name that both payments share lets only one of the two ever go back: a sync that was
 * slower, and saw the other one as too many, is refused by Stripe.
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
 * Gives back what was paid twice with a subscription, and ends it if it lives. The last payment goes last:
 * cut off before it, the next sync finds it again; cut off after it, a subscription that was refunded, and
 * ends it for that reason.
 */
export async function undoDuplicate(stripe: Stripe, { id, status }: Stripe.Subscription, twice: PaidTwice[]) {
  for (const one of twice) if (one.subscription === id) await giveBack(stripe, one)
  if (isAlive({ status })) await endNow(stripe, id)
}
