import { ApiError } from '../lib/errors.ts'
import { letEnd } from './customers.ts'
import { endsWithPeriod, isAlive, luxeItem } from './entitlement.ts'
import { syncCustomer } from './sync-customer.ts'
import { idOf } from './read-customer.ts'
import type { BillingDeps } from './stripe.ts'
import { readOwnLuxe } from './subscribe.ts'

async function findAlive(deps: BillingDeps, userId: string) {
  const [newest, ...others] = (await readOwnLuxe(deps, userId)).filter(isAlive)
  if (!newest) throw new ApiError('no_subscription')
  return [newest, ...others] as const
}

type Alive = Awaited<ReturnType<typeof findAlive>>[number]

const periodEnds = (alive: readonly Alive[]) =>
  new Date(Math.max(...alive.map((one) => luxeItem(one)?.current_period_end ?? 0)) * 1000)

/** Cancels Luxe at the end of the paid period and returns that date. A repeated call gives the same answer. */
export async function cancelAtPeriodEnd(deps: BillingDeps, userId: string): Promise<Date> {
  const alive = await findAlive(deps, userId)
  for (const subscription of alive) await letEnd(deps.stripe, subscription)
  await syncCustomer(deps, idOf(alive[0].customer) ?? '')
  const paid = alive.filter(({ status }) => status !== 'past_due')
  return paid.length > 0 ? periodEnds(paid) : deps.now()
}

/** Takes a cancellation back and returns the date of the renewal. A repeated call gives the same answer. */
export async function resume(deps: BillingDeps, userId: string): Promise<Date> {
  const [newest] = await findAlive(deps, userId)
  if (endsWithPeriod(newest)) {
    // Stripe's portal sets `cancel_at` and our own button `cancel_at_period_end`; each is taken back by its own
    // field.
    const takenBack = newest.cancel_at_period_end
      ? { cancel_at_period_end: false }
      : { cancel_at: '' as const }
    await deps.stripe.subscriptions.update(newest.id, takenBack)
  }
  await syncCustomer(deps, idOf(newest.customer) ?? '')
  return periodEnds([newest])
}
