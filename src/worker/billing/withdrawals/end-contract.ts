import { withdrawalEnds } from '#shared/operator/withdrawal-right.ts'
import type { WithdrawalOutcome } from '#shared/withdrawals.ts'
import { endNow } from '../duplicate-subscriptions.ts'
import { isAlive } from '../entitlement.ts'
import { idOf } from '../read-customer.ts'
import type { BillingDeps } from '../stripe.ts'
import { readOwnLuxe } from '../subscribe.ts'
import { syncCustomer } from '../sync-customer.ts'
import type { Withdrawal } from './schema.ts'

const madeAt = ({ created }: { created: number }) => new Date(created * 1000)

/** By which a subscription is known again that was ended for this, where a run was cut off after it. */
const commentOf = ({ id }: Pick<Withdrawal, 'id'>) => `Withdrawn from: ${id}`

/**
 * Ends Luxe at Stripe, at once, where she declared in time that she withdraws from it. Safe to repeat. A subscription that she made
 * after she declared is another contract, and one whose days were over is left as it is: she may still let it end with its month.
 * Nothing is paid back here: how much is due is for a person to decide.
 */
export async function endContract(
  deps: BillingDeps,
  userId: string,
  withdrawal: Pick<Withdrawal, 'id' | 'declaredAt'>,
): Promise<WithdrawalOutcome> {
  const { declaredAt } = withdrawal
  const before = (await readOwnLuxe(deps, userId)).filter((one) => madeAt(one) <= declaredAt)
  const isWithdrawn = (one: (typeof before)[number]) =>
    one.cancellation_details?.comment === commentOf(withdrawal)
  const alive = before.filter(isAlive)
  const inTime = alive.filter((one) => declaredAt <= withdrawalEnds(madeAt(one)))
  for (const one of inTime) await endNow(deps.stripe, one.id, commentOf(withdrawal))
  for (const one of before.filter((each) => inTime.includes(each) || isWithdrawn(each)))
    await syncCustomer(deps, idOf(one.customer) ?? '')
  if (inTime.length > 0 || before.some(isWithdrawn)) return 'ended'
  return alive.length > 0 ? 'too_late' : 'nothing'
}
