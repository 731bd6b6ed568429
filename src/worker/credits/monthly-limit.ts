import { billingMonth } from '#shared/billing-month.ts'
import type { Shopper } from '../auth/authorize.ts'
import type { MonthlyLimit } from './ledger.ts'

/** How many try-ons Luxe has a month, as the operator set it; null for any number. */
export const monthlyLimit = (env: Env) => Number(env.LUXE_MONTHLY_TRY_ONS) || null

/** When her month began: on the day of her bill, or for a plan without one of her account. */
export const luxeMonth = (
  { luxeAnchorAt, createdAt }: Pick<Shopper, 'luxeAnchorAt' | 'createdAt'>,
  now: Date,
) => billingMonth(luxeAnchorAt ?? createdAt, now)

/** What the ledger is told of her. */
export function monthlyLimitOf(env: Env, shopper: Shopper): MonthlyLimit {
  const most = monthlyLimit(env)
  return most === null ? null : { most, since: luxeMonth(shopper, new Date()).start.getTime() }
}
