type Subscription = {
  subscription_status: string
  cancel_at_period_end: boolean
  current_period_end: string | null
}

const renewing = new Set(['active', 'trialing'])
/** A failed payment is tried again: that, too, is something to be left. */
const leavable = new Set([...renewing, 'past_due'])

/** When she is charged next; null where nothing more is, or where a failed payment is being tried again. */
export function nextBillingOf({
  subscription_status,
  cancel_at_period_end,
  current_period_end,
}: Subscription) {
  return renewing.has(subscription_status) && !cancel_at_period_end ? current_period_end : null
}

export const canBeCancelled = ({ subscription_status, cancel_at_period_end }: Subscription) =>
  leavable.has(subscription_status) && !cancel_at_period_end
