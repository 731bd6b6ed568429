import { afterEach, describe, expect, test } from 'vitest'
import { namedCountries } from './country-names.ts'
import { useLanguageStore } from './language.ts'
import { inHerMoney } from './region.ts'

const rates = {
  askedAt: 0,
  rates: {
    USD: { dollars: 1, date: '2026-11-26' },
    EUR: { dollars: 1.14, date: '2026-11-26' },
    JPY: { dollars: 0.0066, date: '2026-11-25' },
    KWD: { dollars: 3.25, date: '2026-10-15' },
  },
}

const stateIn = (country: string, currency: string) => ({
  region: { country, currency, isChosen: true },
  rates,
})
const about = (cents: number | null, from: string, currency: string) =>
  inHerMoney(cents, from, stateIn('XX', currency))?.price.replace(/\s/g, ' ') ?? null

afterEach(() => useLanguageStore.setState({ language: 'en' }))

describe('an amount in her money has no more digits than it can mean', () => {
  test.each([
    [4900, 'USD', 'EUR', '€43'],
    [499, 'USD', 'EUR', '€4.38'],
    [4900, 'USD', 'JPY', '¥7,420'],
    [124_900, 'USD', 'EUR', '€1,100'],
    [999_900, 'EUR', 'USD', '$11,400'],
    [4900, 'USD', 'KWD', 'KWD 15'],
  ])('%d hundredths of %s in %s: %s', (cents, from, to, shown) => {
    expect(about(cents, from, to)).toBe(shown)
  })

  test('written as her language writes money', () => {
    useLanguageStore.setState({ language: 'de' })
    expect(about(4900, 'USD', 'EUR')).toBe('43 €')
  })
})

test('nothing is converted into the same money, from an unknown price, or without a rate', () => {
  expect(about(4900, 'EUR', 'EUR')).toBeNull()
  expect(about(null, 'USD', 'EUR')).toBeNull()
  expect(about(4900, 'XAF', 'EUR')).toBeNull()
  expect(inHerMoney(4900, 'USD', { region: null, rates })).toBeNull()
  expect(inHerMoney(4900, 'USD', { ...stateIn('DE', 'EUR'), rates: null })).toBeNull()
})

test('countries are sorted by their names in her language', () => {
  useLanguageStore.setState({ language: 'de' })
  const names = namedCountries().map(({ name }) => name)
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'))
  expect(names).toContain('Deutschland')
})
