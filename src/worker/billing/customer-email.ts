import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { customersOf } from './customers.ts'
import { findCustomer } from './owners.ts'
import { billingConfigured, openBilling } from './stripe.ts'

type Change = { userId: string; former: string; email: string }

/**
 * Stripe writes her receipts, and of cards that fail: to her new address from now on. Another one than the former
 * she has given there herself, for her invoices, and it stays.
 */
async function tellStripe(env: Env, db: Db, { userId, former, email }: Change) {
  const { stripe } = await openBilling(env, db)
  for (const id of await customersOf(db, userId)) {
    const customer = await findCustomer(stripe, id)
    if (customer?.email === former) await stripe.customers.update(id, { email })
  }
}

/** Behind the answer. Where Stripe is away, its mails go to the former address, which was hers, too. */
export async function takeEmailAlong(env: Env, db: Db, change: Change) {
  if (!billingConfigured(env)) return
  await tellStripe(env, db, change).catch((error: unknown) => logFault('customer_email_not_changed', error))
}
