import type { BillingDeps } from './stripe.ts'

export async function verifyReturn(
  _deps: BillingDeps,
  _userId: string,
  _sessionId: string,
): Promise<{ premium: boolean; paid: boolean; credits: number }> {
  throw new Error('not yet')
}
