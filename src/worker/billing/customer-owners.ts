import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { currency } from '#shared/plans.ts'
import { accountRemovals, users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { rowOf } from '../lib/row-of.ts'
import { idOf, paymentsOf, readCustomer, readInvoices } from './read-customer.ts'
import { billingCustomers, unmatchedPayments } from './schema.ts'
import type { BillingDeps } from './stripe.ts'
import { isMissing } from './stripe-faults.ts'

type SyncDeps = Pick<BillingDeps, 'db' | 'stripe' | 'now'>

/** A customer that still exists; null for one that was deleted or never existed. */
export async function findCustomer(stripe: Stripe, id: string) {
  const customer = await stripe.customers.retrieve(id).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return customer === null || customer.deleted ? null : customer
}

/**
 * The accounts that the customer's completed checkouts name: our own checkouts, and payment links with a reference.
 */
export async function referencesOf(stripe: Stripe, customer: string) {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'complete', limit: 100 })
  return data.flatMap(({ client_reference_id: reference }) => reference ?? [])
}

/**
 * Links the customer to the account, unless another account has it already. Writes nothing for an account that does
 * not exist.
 */
export const linkCustomer = (db: Db, id: string, userId: string, now: Date) =>
  db
    .insert(billingCustomers)
    .select(
      sql`select ${rowOf(billingCustomers, {
        id,
        userId: users.id,
        createdAt: now,
        syncs: 0,
        appliedSync: 0,
        syncAt: null,
      })} from ${users} where ${users.id} = ${userId}`,
    )
    .onConflictDoNothing()

export async function ownerOf(db: Db, customerId: string) {
  const [owner] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.id, customerId))
  return owner?.userId ?? null
}

/**
 * Finds whose customer it is: by the metadata that we wrote, otherwise by what its checkouts carried, never by the
 * unverified email. Where neither names an account, its payments are kept for an operator.
 */
export async function findOwner(deps: SyncDeps, customerId: string): Promise<boolean> {
  const { db, stripe } = deps
  const customer = await findCustomer(stripe, customerId)
  if (!customer) return false
  const named = customer.metadata.user_id
  if (named && (await link(deps, customerId, named))) return true
  const references = await referencesOf(stripe, customerId)
  for (const reference of references) if (await link(deps, customerId, reference)) return true
  if (await isLeaving(db, [named, ...references])) return false
  await keepPayments(deps, customer, named ?? references[0] ?? null)
  return (await ownerOf(db, customerId)) !== null
}

/** Whether the account is being removed together with its customers: its payments are not unmatched. */
async function isLeaving(db: Db, userIds: (string | undefined)[]) {
  const named = sql`(select value from json_each(${JSON.stringify(userIds)}))`
  return (await db.$count(accountRemovals, sql`${accountRemovals.userId} in ${named}`)) > 0
}

async function link({ db, now }: SyncDeps, customerId: string, userId: string) {
  await linkCustomer(db, customerId, userId, now())
  return (await ownerOf(db, customerId)) !== null
}

/** Stores payments that belong to no known account. Refunded ones need no attention any more. */
async function keepPayments(
  { db, stripe, now }: SyncDeps,
  customer: Stripe.Customer,
  reference: string | null,
) {
  const facts = await readCustomer(stripe, customer.id)
  if (!facts) return
  const { held, packs, charges } = facts
  const ours = new Set(packs.map(({ payment }) => payment))
  for (const { subscription } of held)
    for (const invoice of await readInvoices(stripe, subscription.id))
      for (const payment of paymentsOf(invoice)) ours.add(payment)
  const paid = charges.filter(({ payment_intent: payment }) => ours.has(idOf(payment) ?? ''))
  const [lost, returned] = [paid.filter(({ refunded }) => !refunded), paid.filter(({ refunded }) => refunded)]
  // A customer that we created and whose account is gone: no email of a shopper who left is kept.
  const email = customer.metadata.user_id ? null : customer.email
  const rows = lost.map((charge) => ({
    id: charge.id,
    customerId: customer.id,
    email: email && (charge.billing_details.email ?? email),
    reference,
    amountCents: charge.amount,
    currency: charge.currency,
    paidAt: new Date(charge.created * 1000),
    seenAt: now(),
  }))
  // One row a statement: D1 binds a hundred parameters at most.
  for (const row of rows) await db.insert(unmatchedPayments).values(row).onConflictDoNothing()
  for (const { id } of returned) await settlePayment(db, id, now())
}

export const settlePayment = (db: Db, id: string, now: Date) =>
  db
    .update(unmatchedPayments)
    .set({ settledAt: now, email: null })
    .where(and(eq(unmatchedPayments.id, id), isNull(unmatchedPayments.settledAt)))

function isReturned({ payment_intent: intent }: Stripe.Checkout.Session) {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null
  return typeof charge === 'object' && charge?.refunded === true
}

/**
 * Handles a checkout without a customer, which comes from a payment link that no account can be given to. If it is
 * paid, it is kept for an operator until its money goes back.
 */
export async function syncCheckout({ db, stripe, now }: SyncDeps, id: string) {
  const expand = ['payment_intent.latest_charge']
  const checkout = await stripe.checkout.sessions.retrieve(id, { expand }).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!checkout || checkout.customer !== null || checkout.payment_status !== 'paid') return
  if (isReturned(checkout)) return void (await settlePayment(db, id, now()))
  await db
    .insert(unmatchedPayments)
    .values({
      id,
      email: checkout.customer_details?.email ?? null,
      reference: checkout.client_reference_id,
      amountCents: checkout.amount_total ?? 0,
      currency: checkout.currency ?? currency,
      paidAt: new Date(checkout.created * 1000),
      seenAt: now(),
    })
    .onConflictDoNothing()
}
