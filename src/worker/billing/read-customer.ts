import type { Stripe } from 'stripe'
import { luxeItem, needsHistory, noHistory, type PaymentHistory, type Payment } from './entitlement.ts'
import { luxeProduct } from './stripe-prices.ts'
import { isMissing, orNothing } from './stripe-faults.ts'

/** A subscription to Luxe and its payments. */
export type SubscriptionWithHistory = { subscription: Stripe.Subscription; history: PaymentHistory }

/** A paid credit pack. */
export type Pack = { payment: string; credits: number; takenBack: boolean }

export type CustomerFacts = { held: SubscriptionWithHistory[]; packs: Pack[]; charges: Stripe.Charge[] }

const most = 10_000

/** The id of a reference, whether Stripe expanded it or not. */
export const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** The payment intents that paid an invoice. */
export const paymentsOf = (invoice: Stripe.Invoice) =>
  (invoice.payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])

export const isTakenBack = ({ refunded, disputed }: Stripe.Charge) => refunded || disputed

/** The credits that a charge paid for, from its checkout's metadata; null for a charge of a subscription. */
function packOf(charge: Stripe.Charge) {
  const credits = Number(charge.metadata.credits)
  const payment = idOf(charge.payment_intent)
  if (!payment || !charge.metadata.item?.startsWith('credits_')) return null
  if (!Number.isInteger(credits) || credits < 1 || credits > 1000) return null
  return { payment, credits }
}

/** An inquiry (`warning_…`) has moved no money; the money of a dispute comes back when it is won. */
const hasTaken = ({ status }: Stripe.Dispute) => status !== 'won' && !status.startsWith('warning_')

/**
 * Whether the money of a charge was returned, or is with her bank. A disputed charge stays marked for good, so that
 * only its disputes tell how they ended.
 */
async function isGone(stripe: Stripe, { id, refunded, disputed }: Stripe.Charge) {
  if (refunded || !disputed) return refunded
  const disputes = await stripe.disputes.list({ charge: id, limit: 100 }).autoPagingToArray({ limit: most })
  return disputes.some(hasTaken)
}

async function readPacks(stripe: Stripe, charges: Stripe.Charge[]) {
  const packs: Pack[] = []
  for (const charge of charges) {
    const pack = packOf(charge)
    if (pack) packs.push({ ...pack, takenBack: await isGone(stripe, charge) })
  }
  return packs
}

export const readInvoices = (stripe: Stripe, subscription: string) =>
  stripe.invoices
    .list({ subscription, limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: most })

/** The period of Luxe that an invoice is for, in seconds; null for others, such as the difference of an upgrade. */
export function periodOf({ lines }: Stripe.Invoice) {
  const periods = lines.data.flatMap((line) => {
    const isAdjustment = line.parent?.subscription_item_details?.proration ?? false
    const product = line.pricing?.price_details?.product
    return product === luxeProduct && !isAdjustment ? [line.period] : []
  })
  if (periods.length === 0) return null
  return {
    from: Math.min(...periods.map(({ start }) => start)),
    to: Math.max(...periods.map(({ end }) => end)),
  }
}

/** An additional request, made only where a charge was refunded, disputed or failed. */
async function readHistory(
  stripe: Stripe,
  subscription: string,
  charges: Stripe.Charge[],
): Promise<PaymentHistory> {
  const invoices = await readInvoices(stripe, subscription)
  const invoiceBy = new Map(
    invoices.flatMap((invoice) => paymentsOf(invoice).map((id) => [id, invoice] as const)),
  )
  const payments: Payment[] = []
  for (const charge of charges) {
    const invoice = invoiceBy.get(idOf(charge.payment_intent) ?? '')
    if (!invoice) continue
    const { refunded, created } = charge
    const disputed = !refunded && (await isGone(stripe, charge))
    payments.push({
      paidAt: new Date(created * 1000),
      refunded,
      disputed,
      forPeriod: periodOf(invoice) !== null,
    })
  }
  const paidUntil = invoices
    .filter(({ status }) => status === 'paid')
    .map((invoice) => (periodOf(invoice)?.to ?? 0) * 1000)
  return { payments, paidUntil: new Date(Math.max(0, ...paidUntil)) }
}

const listSubscriptions = (stripe: Stripe, customer: string) =>
  stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice.payments'] })
    .autoPagingToArray({ limit: most })

const listCharges = (stripe: Stripe, customer: string) =>
  stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: most })

/** Stripe remembers even deleted customers: one that it does not know belongs to another Stripe account. */
async function isOfAnotherAccount(stripe: Stripe, customer: string) {
  try {
    await stripe.customers.retrieve(customer)
    return false
  } catch (error) {
    if (isMissing(error)) return true
    throw error
  }
}

/**
 * Reads everything at Stripe that decides what a customer has; empty for a deleted one. Null for a customer of
 * another Stripe account, because with its key every customer would seem to have nothing.
 */
export async function readCustomer(stripe: Stripe, customer: string): Promise<CustomerFacts | null> {
  const subscriptions = await listSubscriptions(stripe, customer).catch(orNothing)
  // Read after the subscriptions, not concurrently: a charge that has just activated one is then included.
  const allCharges = await listCharges(stripe, customer).catch(orNothing)
  const isEmpty = subscriptions.length === 0 && allCharges.length === 0
  if (isEmpty && (await isOfAnotherAccount(stripe, customer))) return null
  const charges = allCharges.filter(({ status }) => status === 'succeeded')
  const packs = await readPacks(stripe, charges)
  const packPayments = new Set(packs.map(({ payment }) => payment))
  const isDoubtful = charges.some(
    (charge) => isTakenBack(charge) && !packPayments.has(idOf(charge.payment_intent) ?? ''),
  )
  const held: SubscriptionWithHistory[] = []
  for (const subscription of subscriptions) {
    if (!luxeItem(subscription)) continue
    const history = needsHistory(subscription, isDoubtful)
      ? await readHistory(stripe, subscription.id, charges)
      : noHistory
    held.push({ subscription, history })
  }
  return { held, packs, charges }
}
