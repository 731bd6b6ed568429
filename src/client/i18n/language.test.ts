import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { directionOf, languageNames, languages, localeOf, preferredLanguage, tagOf } from './language.ts'

test('her choice comes before the browser’s wishes, and English after both', () => {
  expect(preferredLanguage('fr', ['en-US'])).toBe('fr')
  expect(preferredLanguage(null, ['sv-SE', 'fr-CA', 'en'])).toBe('fr')
  expect(preferredLanguage('klingon', ['xx'])).toBe('en')
  expect(preferredLanguage(null, [])).toBe('en')
})

test.each([
  ['zh-Hans-CN', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-Hant-TW', 'zh'],
  ['ZH', 'zh'],
  ['pt-BR', 'pt'],
  ['pt_PT', 'pt'],
  ['ar-EG', 'ar'],
  ['ja-JP-u-ca-japanese', 'ja'],
  ['en-GB', 'en'],
])('a browser that wishes %s is spoken to in %s', (wish, language) => {
  expect(preferredLanguage(null, [wish, 'it'])).toBe(language)
})

test('a tag that only begins like one of ours is another language', () => {
  expect(preferredLanguage(null, ['fil-PH', 'frr', 'deu', 'it'])).toBe('it')
})

test('Arabic alone runs from right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar'])
})

test('every language is known to the browser by its tag, its locale and its own name', () => {
  expect(languages).toHaveLength(10)
  for (const language of languages) {
    expect(new Intl.Locale(tagOf(language)).language).toBe(language)
    expect(new Intl.NumberFormat(localeOf(language)).resolvedOptions().locale).toContain(language)
    expect(languageNames[language]).not.toBe('')
  }
})

test('every language has its list of files', () => {
  const lists = readdirSync(join(import.meta.dirname, 'files')).map((file) => file.replace('.ts', ''))
  expect(lists.sort()).toEqual([...languages].sort())
})
