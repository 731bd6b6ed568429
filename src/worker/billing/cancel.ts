import type { BillingDeps } from './stripe.ts'

/** Ends her Luxe with the period that is paid for, and says when that is. */
export async function cancelAtPeriodEnd(_deps: BillingDeps, _userId: string): Promise<Date> {
  throw new Error('not yet')
}

/** Takes a cancellation back, and says when Luxe renews. */
export async function resume(_deps: BillingDeps, _userId: string): Promise<Date> {
  throw new Error('not yet')
}
