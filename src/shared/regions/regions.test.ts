import { expect, test } from 'vitest'
import { bundledRatesDate, dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'
import { countries, currencyIn } from './countries.ts'
import { convert } from './rates.ts'

const rates = {
  USD: { dollars: 1, date: '2026-11-26' },
  EUR: { dollars: 1.14, date: '2026-11-26' },
  JPY: { dollars: 0.0066, date: '2026-10-15' },
}

test('an amount is converted by way of dollars, and is as old as the older of both rates', () => {
  expect(convert(4900, 'USD', 'EUR', rates)).toEqual({ amount: 4900 / 1.14, date: '2026-11-26' })
  expect(convert(4900, 'EUR', 'JPY', rates)?.date).toBe('2026-10-15')
})

test('what has no rate is not converted', () => {
  expect(convert(4900, 'USD', 'XAF', rates)).toBeNull()
  expect(convert(4900, 'BTC', 'EUR', rates)).toBeNull()
})

test('every country is listed once, by two letters, with a currency that Intl knows', () => {
  expect(new Set(countries).size).toBe(countries.length)
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(countries.filter((one) => !/^[A-Z]{2}$/.test(one) || !known.has(currencyIn(one) ?? ''))).toEqual([])
  expect([currencyIn('DE'), currencyIn('JP'), currencyIn('LI'), currencyIn('XX')]).toEqual([
    'EUR',
    'JPY',
    'CHF',
    null,
  ])
})

test("Bulgaria's money has a rate as long as shops name it, and every bundled rate belongs to a country", () => {
  expect(bundledRatesDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const paid = new Set(countries.map(currencyIn))
  expect(Object.keys(dollarsPerUnit).filter((one) => !paid.has(one) && one !== 'BGN')).toEqual([])
})
