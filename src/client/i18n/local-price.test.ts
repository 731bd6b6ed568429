import { afterEach, expect, test } from 'vitest'
import { useLanguageStore } from './language.ts'
import { localPrice } from './local-price.ts'

afterEach(() => useLanguageStore.setState({ language: 'en' }))

test.each([
  ['$28.00', '$28'],
  ['$1,249.50', '$1,249.50'],
  ['€59', '€59'],
  ['SEK 100.00', 'SEK 100'],
  ['Price varies', 'Price varies'],
  ['SOLD OUT', 'SOLD OUT'],
  ['kr 100', 'kr 100'],
  ['59,90 €', '59,90 €'],
])('%s is shown as %s', (text, shown) => {
  expect(localPrice(text).replace(/\u00a0/g, ' ')).toBe(shown)
})

test('in French as French writes it', () => {
  useLanguageStore.setState({ language: 'fr' })
  expect(localPrice('$1,249.00').replace(/\s/g, ' ')).toBe('1 249 $US')
})
