import { expect, test } from 'vitest'
import { checkouts, monthlySavingCents } from './plans.ts'

test('document 1, section 9: 12.99 at the hosted checkout, 14.99 at the form of /subscribe', () => {
  expect(checkouts.hosted.priceCents).toBe(1299)
  expect(checkouts.inApp.priceCents).toBe(1499)
})

test("document 2, section 1: 'Save $8/month vs buying credits' is what the credit pack costs more", () => {
  expect(monthlySavingCents).toBe(800)
})
