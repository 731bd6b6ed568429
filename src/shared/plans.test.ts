import { expect, test } from 'vitest'
import { checkouts, monthlySavingCents } from './plans.ts'

test('spec 1.9.2: 12.99 at the hosted checkout, 14.99 at the form of /subscribe', () => {
  expect(checkouts.hosted.priceCents).toBe(1299)
  expect(checkouts.inApp.priceCents).toBe(1499)
})

test("spec 2.1.3: 'Save $8/month vs buying credits' is what the credit pack costs more", () => {
  expect(monthlySavingCents).toBe(800)
})
