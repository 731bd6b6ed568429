import { expect, test } from 'vitest'
import { canBeCancelled, nextBillingOf } from './next-billing.ts'

const end = '2026-12-20T10:00:00.000Z'
const subscription = { subscription_status: 'active', cancel_at_period_end: false, current_period_end: end }

test('the next billing date is the end of a period that renews, and of no other', () => {
  expect(nextBillingOf(subscription)).toBe(end)
  expect(nextBillingOf({ ...subscription, cancel_at_period_end: true })).toBeNull()
  for (const subscription_status of ['none', 'canceled', 'past_due', 'unpaid', 'incomplete'])
    expect(nextBillingOf({ ...subscription, subscription_status })).toBeNull()
})

test('what renews or tries a card again can be cancelled, once', () => {
  for (const subscription_status of ['active', 'trialing', 'past_due']) {
    expect(canBeCancelled({ ...subscription, subscription_status })).toBe(true)
    expect(canBeCancelled({ ...subscription, subscription_status, cancel_at_period_end: true })).toBe(false)
  }
  expect(canBeCancelled({ ...subscription, subscription_status: 'canceled' })).toBe(false)
})
