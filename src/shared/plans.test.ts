import { expect, test } from 'vitest'
import { checkouts, formatPrice, monthlySavingCents } from './plans.ts'

test('document 1, section 9: $12.99 at the hosted checkout, $14.99 at the form of /subscribe', () => {
  expect(formatPrice(checkouts.hosted.priceCents)).toBe('$12.99')
  expect(formatPrice(checkouts.inApp.priceCents)).toBe('$14.99')
})

test("document 2, section 1: 'Save $8/month vs buying credits' is what the credit pack costs more", () => {
  expect(formatPrice(monthlySavingCents)).toBe('$8')
})

test('a price is written as the language writes it', () => {
  expect(formatPrice(1299, 'fr').replaceAll(/\s/g, ' ')).toBe('12,99 $US')
})
