import { eq } from 'drizzle-orm'
import { ApiError } from '../lib/errors.ts'
import { unmatchedPayments } from './schema.ts'
import type { BillingDeps } from './stripe.ts'
import { isStripeFault } from './stripe-faults.ts'

/** Whether it was paid back before, at Stripe or by a press whose answer was lost. */
const isPaidBack = (error: unknown) => isStripeFault(error) && error.code === 'charge_already_refunded'

/**
 * Pays back a payment that belongs to nobody. Its key at Stripe is that of the payment, so that no two presses pay twice.
 * Throws not_found for a payment that is not in the list, and what Stripe says.
 */
export async function payBack({ db, stripe }: Pick<BillingDeps, 'db' | 'stripe'>, id: string) {
  const [payment] = await db.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, id))
  if (!payment) throw new ApiError('not_found')
  const options = { idempotencyKey: `office-refund-${id}` }
  await paid(id).catch((error: unknown) => {
    if (!isPaidBack(error)) throw error
  })

  /** A checkout is paid by its payment, anything else is the charge itself. */
  async function paid(name: string) {
    if (!name.startsWith('cs_')) return stripe.refunds.create({ charge: name }, options)
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(name)
    const payment_intent = typeof intent === 'string' ? intent : intent?.id
    if (!payment_intent) throw new ApiError('not_found')
    return stripe.refunds.create({ payment_intent }, options)
  }
}
