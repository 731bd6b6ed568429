import { expect, test } from 'vitest'
import { openPayments } from '../testing/payments.ts'
import { findPrice } from './stripe-prices.ts'

test('a price is made once, and anew where an operator has archived it', async () => {
  const { stripe, ...billing } = await openPayments().billing()
  const find = () => findPrice({ ...billing, stripe, cache: undefined }, 'luxe_hosted')
  const first = await find()
  expect(await find()).toBe(first)
  await stripe.prices.update(first, { active: false })
  const next = await find()
  expect(next).not.toBe(first)
  expect(await stripe.prices.retrieve(next)).toMatchObject({ active: true, unit_amount: 1299 })
  expect(await find()).toBe(next)
})
