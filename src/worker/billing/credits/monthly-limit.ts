import { billingMonth } from '#shared/billing-month.ts'
import type { Shopper } from '../../auth/authorize.ts'
import type { MonthlyLimit } from '../../ledger/ledger.ts'

/** The number of try-ons in a month of Luxe, as the operator set it; null for no limit. */
export const monthlyLimit = (env: Env) => Number(env.LUXE_MONTHLY_TRY_ONS) || null

/**
 * The start of her current month: counted from the billing date, or from the account's creation for a plan without
 * billing.
 */
export const luxeMonth = (
  { luxeAnchorAt, createdAt }: Pick<Shopper, 'luxeAnchorAt' | 'createdAt'>,
  now: Date,
) => billingMonth(luxeAnchorAt ?? createdAt, now)

/** The limit as the ledger needs it. */
export function monthlyLimitOf(env: Env, shopper: Shopper): MonthlyLimit {
  const most = monthlyLimit(env)
  return most === null ? null : { most, since: luxeMonth(shopper, new Date()).start.getTime() }
}
