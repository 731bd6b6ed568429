import { beforeEach, expect, test } from 'vitest'
import { formatPrice } from './format.ts'
import { useLanguageStore, type Language } from './language.ts'
import { loadMessages, t } from './messages.ts'

async function speak(language: Language) {
  useLanguageStore.setState({ language })
  await loadMessages('common', 'auth', 'errors')
}

beforeEach(() => speak('en'))

test('a sentence takes what it is about', async () => {
  expect(t('auth.atLeast', { count: 6 })).toBe('At least 6 characters')
  await speak('fr')
  expect(t('auth.atLeast', { count: 6 })).toBe('Au moins 6 caractères')
})

test('each language counts in its own way', async () => {
  expect([0, 1, 2].map((count) => t('common.credits', { count }))).toEqual([
    '0 credits',
    '1 credit',
    '2 credits',
  ])
  await speak('fr')
  expect([0, 1, 2].map((count) => t('common.credits', { count }))).toEqual([
    '0 crédit',
    '1 crédit',
    '2 crédits',
  ])
})

test('numbers and prices are written as the language writes them', async () => {
  expect(t('common.credits', { count: 12_500 })).toBe('12,500 credits')
  expect(formatPrice(1299)).toBe('$12.99')
  await speak('fr')
  expect(t('common.credits', { count: 12_500 })).toMatch(/^12\s500 crédits$/)
  expect(formatPrice(1299)).toMatch(/^12,99\s\$US$/)
})
