import type { Stripe } from 'stripe'
import { entitlementOf, isAlive } from './entitlement.ts'
import { paymentsOf, periodEndOf, readInvoices, type Held } from './read-customer.ts'
import { isMissing, isStripeFault, orNothing } from './stripe-faults.ts'

const isPaid = ({ status, latest_invoice: invoice }: Stripe.Subscription) =>
  status !== 'past_due' &&
  typeof invoice === 'object' &&
  invoice?.status === 'paid' &&
  invoice.amount_paid > 0

/** Of several subscriptions of one shopper she keeps the one that is paid, of these the oldest. */
export function findDuplicates(held: Held[]) {
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
      // Paid in this very moment: the next look sees it.
      if (!isStripeFault(error) || error.statusCode !== 400) throw error
    })
  }
}

/**
 * Ends it at Stripe, at once; then what it still asks for, since without its debt it would be active again.
 * The comment is the operator's to read, and tells a look why it ended.
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

/**
 * Gives back what was paid for days that the kept one covers, and ends it. The last payment goes last:
 * cut off before it, the next look finds a duplicate again; cut off after it, a subscription that was
 * refunded, and ends it for that reason.
 */
export async function undoDuplicate(stripe: Stripe, { id }: Stripe.Subscription, kept: Stripe.Subscription) {
  for (const invoice of (await readInvoices(stripe, id)).toReversed()) {
    const end = periodEndOf(invoice)
    const isTwice = invoice.status === 'paid' && end !== null && end.getTime() > kept.created * 1000
    for (const payment of isTwice ? paymentsOf(invoice) : []) {
      const options = { idempotencyKey: `duplicate-refund-${payment}` }
      await stripe.refunds
        .create({ payment_intent: payment, reason: 'duplicate' }, options)
        .catch((error: unknown) => {
          if (!isGone(error)) throw error
        })
    }
  }
  await endNow(stripe, id)
}
