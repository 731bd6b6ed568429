import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { priceBeforeSaleText, priceText } from './product-price-text.ts'

const priced = (own: Partial<Parameters<typeof priceText>[0]>) => ({
  price: '$59.00',
  price_cents: 5900,
  list_price_cents: null,
  currency: 'USD',
  ...own,
})

beforeAll(async () => {
  for (const language of ['en', 'fr'] as const) {
    useLanguageStore.setState({ language })
    await loadMessages('catalogue')
  }
})
beforeEach(() => useLanguageStore.setState({ language: 'en' }))

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ')

test("a known amount is written in the shopper's language", () => {
  expect(priceText(priced({ price_cents: 5950, currency: 'EUR' }))).toBe('€59.50')
  useLanguageStore.setState({ language: 'fr' })
  expect(plain(priceText(priced({ price_cents: 5950, currency: 'EUR' })))).toBe('59,50 €')
})

test('where sizes differ, both ends are told, or on a card where they begin', () => {
  const sizes = { price_cents: 4900, most_price_cents: 5950, currency: 'EUR' }
  expect(plain(priceText(priced({ ...sizes, currency: 'USD', most_price_cents: 5900 })))).toBe('$49 – $59')
  expect(plain(priceText(priced(sizes), true))).toBe('from €49')
  expect(priceText(priced({ price_cents: 4900 }), true)).toBe('$49')
  useLanguageStore.setState({ language: 'fr' })
  expect(plain(priceText(priced(sizes)))).toBe('49–59,50 €')
  expect(plain(priceText(priced(sizes), true))).toBe('dès 49 €')
})

test("without an amount the feed's own words are cleaned", () => {
  expect(priceText(priced({ price_cents: null, price: '$98.00 at Nordstrom' }))).toBe('$98.00')
  expect(priceText(priced({ price_cents: null, price: '' }))).toBe('Price varies')
  expect(priceText(priced({ price_cents: null, price: 'SOLD OUT' }))).toBe('Sold out')
})

test('a currency that nobody knows breaks no page', () => {
  expect(priceText(priced({ currency: 'NO' }))).toBe('$59.00')
})

test('a sale is one only when it is less', () => {
  expect(priceBeforeSaleText(priced({ list_price_cents: 7900 }))).toBe('$79')
  expect(priceBeforeSaleText(priced({ list_price_cents: 5900 }))).toBeNull()
  expect(priceBeforeSaleText(priced({ list_price_cents: 4900 }))).toBeNull()
  expect(priceBeforeSaleText(priced({ list_price_cents: 7900, price_cents: null }))).toBeNull()
})
