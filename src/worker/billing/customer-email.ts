import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { customersOf } from './customers.ts'
import { findCustomer } from './customer-owners.ts'
import { billingConfigured, openBilling } from './stripe.ts'

type Change = { userId: string; former: string; email: string }

/**
 * Gives Stripe the shopper's new address, to which receipts and failed payments are reported. An invoice address that
 * she set at Stripe herself stays.
 */
async function updateStripeEmail(env: Env, db: Db, { userId, former, email }: Change) {
  const { stripe } = await openBilling(env, db)
  for (const id of await customersOf(db, userId)) {
    const customer = await findCustomer(stripe, id)
    if (customer?.email === former) await stripe.customers.update(id, { email })
  }
}

/** Runs after the answer. If Stripe cannot be reached, it goes on mailing the former address, which was hers too. */
export async function takeEmailAlong(env: Env, db: Db, change: Change) {
  if (!billingConfigured(env)) return
  await updateStripeEmail(env, db, change).catch((error: unknown) =>
    logFault('customer_email_not_changed', error),
  )
}
