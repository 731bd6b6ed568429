import { ApiError } from '../lib/errors.ts'
import { letEnd } from './customers.ts'
import { endsWithPeriod, isAlive, luxeItem } from './entitlement.ts'
import { syncCustomer } from './sync.ts'
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

/** Ends her Luxe with the period that is paid for, and says when that is. Asked again, it says the same. */
export async function cancelAtPeriodEnd(deps: BillingDeps, userId: string): Promise<Date> {
  const alive = await findAlive(deps, userId)
  for (const subscription of alive) await letEnd(deps.stripe, subscription)
  await syncCustomer(deps, idOf(alive[0].customer) ?? '')
  const paid = alive.filter(({ status }) => status !== 'past_due')
  return paid.length > 0 ? periodEnds(paid) : deps.now()
}

/** Takes a cancellation back, and says when Luxe renews. Asked again, it says the same. */
export async function resume(deps: BillingDeps, userId: string): Promise<Date> {
  const [newest] = await findAlive(deps, userId)
  if (endsWithPeriod(newest)) {
    // Stripe's portal names the moment, our own button the period; each is taken back in its own words.
    const takenBack = newest.cancel_at_period_end
      ? { cancel_at_period_end: false }
      : { cancel_at: '' as const }
    await deps.stripe.subscriptions.update(newest.id, takenBack)
  }
  await syncCustomer(deps, idOf(newest.customer) ?? '')
  return periodEnds([newest])
}
