type Subscription = {
  subscription_status: string
  cancel_at_period_end: boolean
  current_period_end: string | null
}

const renewing = new Set(['active', 'trialing'])
/** After a failed payment the subscription goes on being charged, so it can still be cancelled. */
const leavable = new Set([...renewing, 'past_due'])

/** The date of the next charge; null when there is none, or when a failed payment is being tried again. */
export function nextBillingOf({
  subscription_status,
  cancel_at_period_end,
  current_period_end,
}: Subscription) {
  return renewing.has(subscription_status) && !cancel_at_period_end ? current_period_end : null
}

export const canBeCancelled = ({ subscription_status, cancel_at_period_end }: Subscription) =>
  leavable.has(subscription_status) && !cancel_at_period_end
