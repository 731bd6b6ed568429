import type { BillingDeps } from './stripe.ts'

export type PortalFlow = 'cancel' | 'payment_method'

/** The address of Stripe's own page on which she manages what she pays. */
export async function openPortal(
  _deps: BillingDeps,
  _userId: string,
  _flow: PortalFlow | undefined,
  _site: string,
): Promise<string> {
  throw new Error('not yet')
}
