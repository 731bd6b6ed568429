import { beforeEach, expect, test } from 'vitest'
import {
  formatDate,
  formatList,
  formatNumber,
  formatPrice,
  formatRelative,
  formatRow,
  nounInText,
} from './format.ts'
import { useLanguageStore, type Language } from './language.ts'
import { loadMessages, t } from './messages.ts'

const speak = (language: Language) => useLanguageStore.setState({ language })
/** Which kind of space a language uses does not matter here; characters that change the direction do. */
const plain = (text: string) => text.replace(/\s/g, ' ')

beforeEach(() => speak('en'))

test.each([
  ['en', '$1,249.50', '$32'],
  ['fr', '1 249,50 $US', '32 $US'],
  ['es', '1249,50 US$', '32 US$'],
  ['de', '1.249,50 $', '32 $'],
  ['it', '1249,50 USD', '32 USD'],
  ['pt', 'US$ 1.249,50', 'US$ 32'],
  ['ru', '1 249,50 $', '32 $'],
  ['zh', 'US$1,249.50', 'US$32'],
  ['ja', '$1,249.50', '$32'],
  ['ar', '\u2066$1,249.50\u2069', '\u2066$32\u2069'],
] as const)('prices in %s', (language, dear, whole) => {
  speak(language)
  expect(plain(formatPrice(124_950))).toBe(dear)
  expect(plain(formatPrice(3_200))).toBe(whole)
})

test.each([
  ['en', 'December 1, 2026', 'December 1, 2026 at 1:05 AM'],
  ['fr', '1er décembre 2026', '1er décembre 2026 à 01:05'],
  ['es', '1 de diciembre de 2026', '1 de diciembre de 2026 a la 1:05'],
  ['it', '1º dicembre 2026', '1º dicembre 2026 alle ore 01:05'],
  ['pt', '1º de dezembro de 2026', '1º de dezembro de 2026 à 01:05'],
  ['ru', '1 декабря 2026', '1 декабря 2026 в 01:05'],
] as const)('the first of a month, and one o’clock, in %s', (language, day, moment) => {
  speak(language)
  const date = new Date(2026, 11, 1, 1, 5)
  expect(formatDate(date)).toBe(day)
  expect(plain(formatDate(date, { dateStyle: 'long', timeStyle: 'short' }))).toBe(moment)
})

test('an Italian article is elided before a vowel, in every sentence with a date', async () => {
  speak('it')
  await loadMessages('settings', 'billing', 'ways')
  const on = (day: number) => ({ date: formatDate(new Date(2026, 11, day)), price: '12' })
  expect(t('settings.lasts', on(8))).toMatch(/^Hai Luxe fino all’8 dicembre 2026\./)
  expect(t('settings.lasts', on(9))).toMatch(/^Hai Luxe fino al 9 dicembre 2026\./)
  expect(t('billing.resumed', on(11))).toBe('Il tuo abbonamento si rinnova l’11 dicembre 2026.')
  expect(t('ways.googleSince', { ...on(8), email: 'a@b.c' })).toContain('dall’8 dicembre')
})

test.each([
  ['en', 'August 18, 2025'],
  ['fr', '18 août 2025'],
  ['es', '18 de agosto de 2025'],
  ['de', '18. August 2025'],
  ['it', '18 agosto 2025'],
  ['pt', '18 de agosto de 2025'],
  ['ru', '18 августа 2025'],
  ['zh', '2025年8月18日'],
  ['ja', '2025年8月18日'],
  ['ar', '18 أغسطس 2025'],
] as const)('days in %s', (language, day) => {
  speak(language)
  expect(plain(formatDate(new Date(2025, 7, 18, 12)))).toBe(day)
})

test('Arabic counts in the digits that stand in the shops’ own words beside it', () => {
  speak('ar')
  expect(formatNumber(12_500)).toBe('12,500')
  expect(formatRelative(-5, 'minute')).toContain('5')
})

test('what there is comes as each language strings it together', () => {
  expect([formatList(['a', 'b', 'c']), formatRow(['a', 'b'])]).toEqual(['a, b, and c', 'a, b'])
  speak('ja')
  expect([formatList(['a', 'b']), formatRow(['a', 'b'])]).toEqual(['a、b', 'a、b'])
  speak('ar')
  expect(formatRow(['a', 'b'])).toBe('a، b')
})

test('a noun loses its capital within a sentence, but not in German', () => {
  expect(nounInText('Dresses')).toBe('dresses')
  speak('de')
  expect(nounInText('Kleider')).toBe('Kleider')
})
