import type { BillingDeps } from './stripe.ts'

/** Works off stored events whose time has come. Safe to be cut off anywhere, and to run beside itself. */
export async function workOff(_deps: BillingDeps): Promise<void> {
  throw new Error('not yet')
}
