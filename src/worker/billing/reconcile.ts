import type { BillingDeps } from './stripe.ts'

/** Finds everything that slipped. `until: 'done'` goes on until nothing is left, without the bounds of a cron run. */
export async function reconcile(_deps: BillingDeps, _options: { until?: 'done' } = {}): Promise<void> {
  throw new Error('not yet')
}
