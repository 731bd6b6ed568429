import type { Account } from './account.ts'
import { itemOf } from './items.ts'
import type { Price, Subscription } from './wire.ts'

type Pending = {
  price: Price
  item: Subscription['items']['data'][number]
  amount: number
  description: string
  start: number
  end: number
  proration: true
}

/** What waits for the next invoice, by subscription. */
const pending = new WeakMap<Subscription, Pending[]>()

export function takeProrations(_: Account, subscription: Subscription) {
  const waiting = pending.get(subscription) ?? []
  pending.delete(subscription)
  return waiting
}

/** Credits the unused part of the old price, and charges the rest of the period at the new one. */
export function prorate(account: Account, subscription: Subscription, before: Price, after: Price) {
  const item = itemOf(subscription)
  const now = account.clock.now()
  const { current_period_start: start, current_period_end: end } = item
  const share = (end - now) / (end - start)
  const quantity = item.quantity ?? 1
  const part = (price: Price) => Math.round((price.unit_amount ?? 0) * quantity * share)
  const name = (price: Price) => account.products.get(price.product)?.name ?? ''
  const line = { item, start: now, end, proration: true as const }
  const waiting = pending.get(subscription) ?? []
  waiting.push(
    { ...line, price: before, amount: -part(before), description: `Unused time on ${name(before)}` },
    { ...line, price: after, amount: part(after), description: `Remaining time on ${name(after)}` },
  )
  pending.set(subscription, waiting)
}
