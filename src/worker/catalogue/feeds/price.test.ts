import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrice } from './price.ts'

describe('a price as feeds write it', () => {
  test.each([
    ['129.99 USD', '', 12999, 'USD'],
    ['USD 129.99', '', 12999, 'USD'],
    ['$59', '', 5900, 'USD'],
    ['1.299,00 €', '', 129900, 'EUR'],
    ['1,299.00 EUR', '', 129900, 'EUR'],
    ['49,90', 'EUR', 4990, 'EUR'],
    ['GBP39.99', '', 3999, 'GBP'],
    ['¥5,000', '', 500000, 'JPY'],
    ['12000 JPY', '', 1200000, 'JPY'],
    ['1 299,50 kr', 'SEK', 129950, 'SEK'],
    ["1'299.50 CHF", '', 129950, 'CHF'],
    ['12.345 KWD', '', 1235, 'KWD'],
    ['1.299 EUR', '', 129900, 'EUR'],
    ['0.5 USD', '', 50, 'USD'],
    ['1.234.567,89 EUR', '', 123456789, 'EUR'],
    ['US $45.00', '', 4500, 'USD'],
    ['CA$45.00', '', 4500, 'CAD'],
    ['19.99', 'usd', 1999, 'USD'],
    ['45.00', '£', 4500, 'GBP'],
  ])('%s %s → %i %s', (raw, column, cents, currency) => {
    expect(readPrice(raw, column, null)).toEqual({ cents, currency })
  })

  test.each([
    ['', 'price missing'],
    ['  ', 'price missing'],
    ['NaN USD', 'price not understood'],
    ['free', 'price not understood'],
    ['10 - 20 USD', 'price not understood'],
    ['1e5 USD', 'price not understood'],
    ['-5.00 USD', 'price is negative'],
    ['$-5', 'price is negative'],
    ['USD -5.00', 'price is negative'],
    ['0.00 USD', 'price is zero'],
    ['99999999999.99 USD', 'price is too large'],
    ['49.90', 'currency missing'],
    ['49.90 XXL', 'currency missing'],
  ])('%s is refused: %s', (raw, refused) => {
    expect(readPrice(raw, '', null)).toEqual({ refused })
  })

  test('where a feed names no currency, the one that its operator named is meant', () => {
    expect(readPrice('49.90', '', 'EUR')).toEqual({ cents: 4990, currency: 'EUR' })
    expect(readPrice('49.90 USD', '', 'EUR')).toEqual({ cents: 4990, currency: 'USD' })
  })
})

/** How countries write an amount. */
const manners: [thousands: string, decimal: string][] = [
  [',', '.'],
  ['.', ','],
  ['\u00a0', ','],
  ["'", '.'],
  ['', '.'],
  ['', ','],
]

const written = (cents: number, [thousands, decimal]: [string, string]) => {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, thousands)
  return `${whole}${decimal}${String(cents % 100).padStart(2, '0')}`
}

test('an amount is read the same in every manner of writing it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.constantFrom(...manners),
      fc.constantFrom('USD', 'EUR', 'GBP', 'SEK'),
      fc.boolean(),
      (cents, manner, currency, isBefore) => {
        const amount = written(cents, manner)
        const raw = isBefore ? `${currency} ${amount}` : `${amount} ${currency}`
        expect(readPrice(raw, '', null)).toEqual({ cents, currency })
      },
    ),
    { numRuns: 2000 },
  )
})

test('whatever stands in a price, it is an amount above zero or a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (raw, column) => {
      const price = readPrice(raw, column, 'USD')
      if ('refused' in price) expect(price.refused).toMatch(/price|currency/)
      else expect(Number.isSafeInteger(price.cents) && price.cents > 0).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
