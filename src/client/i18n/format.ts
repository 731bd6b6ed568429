import { dateIn } from '@cabine/sophia/vocabulary/languages.ts'
import { currentLanguage, currentLocale, type Language } from './language.ts'

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(currentLocale(), options).format(value)

export const formatDate = (
  date: Date | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
) => dateIn(currentLanguage(), date, options)

/**
 * Whole amounts have no decimals: $12.99, but $12. Arabic's own pattern would show a Latin currency sign
 * reversed ('$US 32'), so a price there is formatted as one left-to-right piece.
 */
export function formatPrice(cents: number, currency = 'USD') {
  const isArabic = currentLanguage() === 'ar'
  const price = new Intl.NumberFormat(isArabic ? 'en' : currentLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
  return isArabic ? `\u2066${price}\u2069` : price
}

/** '$49 – $59', as the language writes it. */
export function formatPriceRange(least: number, most: number, currency: string) {
  const isArabic = currentLanguage() === 'ar'
  const range = new Intl.NumberFormat(isArabic ? 'en' : currentLocale(), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).formatRange(least / 100, most / 100)
  return isArabic ? `\u2066${range}\u2069` : range
}

/** 'a, b and c'. */
export const formatList = (entries: readonly string[]) =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(entries)

const commas: Partial<Record<Language, string>> = { zh: '、', ja: '、', ar: '، ' }

/** 'a, b, c', for lists that may be incomplete. Intl has no such format that is the same in every browser. */
export const formatRow = (entries: readonly string[]) => entries.join(commas[currentLanguage()] ?? ', ')

/** '5 minutes ago', 'yesterday'. */
export const formatRelative = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(amount, unit)

export const inSmallLetters = (text: string) => text.toLocaleLowerCase(currentLocale())

/** A phrase by itself inside a sentence: its first letter small, except in German, where it may be a noun. */
export const phraseInText = (phrase: string) =>
  currentLanguage() === 'de' ? phrase : inSmallLetters(phrase.charAt(0)) + phrase.slice(1)

/** A noun from a heading or chip inside a sentence: lower case, except in German. */
export const nounInText = (noun: string) => (currentLanguage() === 'de' ? noun : inSmallLetters(noun))
