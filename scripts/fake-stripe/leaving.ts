import type { Account } from './account.ts'
import { invalid } from './errors.ts'
import { update } from './events.ts'
import { flag, group, text, whole, type Form } from './form.ts'
import { itemOf } from './items.ts'
import { endSubscription, isAlive } from './subscription-ends.ts'
import type { Subscription } from './wire.ts'

type End = Pick<Subscription, 'cancel_at' | 'cancel_at_period_end'>

const endOfPeriod = (subscription: Subscription) => itemOf(subscription).current_period_end

function leaving(account: Account, subscription: Subscription, end: End, details: Form = {}) {
  const leaves = end.cancel_at !== null
  return {
    ...end,
    canceled_at: leaves ? (subscription.canceled_at ?? account.clock.now()) : null,
    cancellation_details: {
      comment: text(details, 'comment') ?? null,
      feedback: text(details, 'feedback') ?? null,
      feedback_option: null,
      reason: leaves ? 'cancellation_requested' : null,
    },
  } satisfies Partial<Subscription>
}

/**
 * Whether an update ends the subscription or continues it. Each of the two parameters takes back only what it has set
 * itself: `cancel_at_period_end=false` does not remove `cancel_at`.
 */
export function endAskedFor(account: Account, subscription: Subscription, form: Form): Partial<Subscription> {
  const [withPeriod, at] = [flag(form, 'cancel_at_period_end'), text(form, 'cancel_at')]
  if (withPeriod !== undefined && at !== undefined) {
    throw invalid('Received both cancel_at_period_end and cancel_at parameters. Please pass in only one.')
  }
  const details = group(form, 'cancellation_details')
  if (withPeriod !== undefined && withPeriod !== subscription.cancel_at_period_end) {
    const end = { cancel_at: withPeriod ? endOfPeriod(subscription) : null, cancel_at_period_end: withPeriod }
    return leaving(account, subscription, end, details)
  }
  if (at === undefined) return {}
  const isPeriod = at === 'min_period_end' || at === 'max_period_end'
  const moment = isPeriod ? endOfPeriod(subscription) : (whole(form, 'cancel_at') ?? null)
  if (moment !== null && moment <= account.clock.now()) {
    throw invalid('`cancel_at` must be in the future.', 'cancel_at')
  }
  return leaving(account, subscription, { cancel_at: moment, cancel_at_period_end: false }, details)
}

/**
 * On the portal's page, where Stripe sets `cancel_at` instead of the period's end (flexible billing, the default).
 */
export function leaveInPortal(account: Account, subscription: Subscription) {
  const end = { cancel_at: endOfPeriod(subscription), cancel_at_period_end: false }
  update(account, 'customer.subscription.updated', subscription, leaving(account, subscription, end))
  watchEnd(account, subscription)
  return subscription
}

export function stayInPortal(account: Account, subscription: Subscription) {
  const end = { cancel_at: null, cancel_at_period_end: false }
  update(account, 'customer.subscription.updated', subscription, leaving(account, subscription, end))
  return subscription
}

export function watchEnd(account: Account, subscription: Subscription) {
  const { cancel_at: at } = subscription
  if (at === null) return
  account.clock.at(at, () => {
    if (subscription.cancel_at === at && isAlive(subscription)) {
      endSubscription(account, subscription, 'cancellation_requested')
    }
  })
}
