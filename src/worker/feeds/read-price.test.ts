import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrice } from './read-price.ts'

describe('a price as feeds write it', () => {
  test.each([
    ['129.99 USD', '', 12999, 'USD'],
    ['USD 129.99', '', 12999, 'USD'],
    ['$59', '', 5900, 'USD'],
    ['1.299,00 €', '', 129900, 'EUR'],
    ['1,299.00 EUR', '', 129900, 'EUR'],
    ['49,90', 'EUR', 4990, 'EUR'],
    ['GBP39.99', '', 3999, 'GBP'],
    ['¥5,000', 'JPY', 500000, 'JPY'],
    ['￥299.00', 'CNY', 29900, 'CNY'],
    ['9,800円', '', 980000, 'JPY'],
    ['9,800円（税込）', '', 980000, 'JPY'],
    ['NT$2,480', '', 248000, 'TWD'],
    ['HK$ 880', '', 88000, 'HKD'],
    ['US$ 59.90', '', 5990, 'USD'],
    ['R$ 1.299,90', '', 129990, 'BRL'],
    ['$45', 'CAD', 4500, 'CAD'],
    ["CHF 1'299.–", '', 129900, 'CHF'],
    ['Fr. 89.--', '', 8900, 'CHF'],
    ['49,- €', '', 4900, 'EUR'],
    ['1\u202f299,00\u00a0€', '', 129900, 'EUR'],
    ['kr 1.299,00', 'DKK', 129900, 'DKK'],
    ['4 990 руб.', '', 499000, 'RUB'],
    ['4990 р.', '', 499000, 'RUB'],
    ['199,99 zł', '', 19999, 'PLN'],
    ['1.299 TL', '', 129900, 'TRY'],
    ['٢٩٩٫٥٠ د.إ', '', 29950, 'AED'],
    ['١٬٢٩٩ ر.س', '', 129900, 'SAR'],
    ['د.إ. ۱۲۰', '', 12000, 'AED'],
    ['299元', 'CNY', 29900, 'CNY'],
    ['人民币299', '', 29900, 'CNY'],
    ['59.90 eur', '', 5990, 'EUR'],
    ['59,90 Euro', '', 5990, 'EUR'],
    ['1299.000 EUR', '', 129900, 'EUR'],
    ['Rs. 2,499', 'INR', 249900, 'INR'],
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
    ['¥5,000', 'the sign of the currency is of several'],
    ['1 299 kr', 'the sign of the currency is of several'],
    ['299元', 'the sign of the currency is of several'],
    ['1.2万円', 'price not understood'],
    ['49 € – 59 €', 'price not understood'],
  ])('%s is refused: %s', (raw, refused) => {
    expect(readPrice(raw, '', null)).toEqual({ refused })
  })

  test('where a feed names no currency, the one that its operator named is meant', () => {
    expect(readPrice('49.90', '', 'EUR')).toEqual({ cents: 4990, currency: 'EUR' })
    expect(readPrice('49.90 USD', '', 'EUR')).toEqual({ cents: 4990, currency: 'USD' })
    expect(readPrice('1 299 kr', '', 'NOK')).toEqual({ cents: 129900, currency: 'NOK' })
    expect(readPrice('¥299', '', 'CNY')).toEqual({ cents: 29900, currency: 'CNY' })
    expect(readPrice('¥299', '', 'EUR')).toEqual({ refused: 'the sign of the currency is of several' })
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
