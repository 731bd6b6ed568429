import { dateIn } from '#shared/languages.ts'
import { currentLanguage, currentLocale, type Language } from './language.ts'

export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(currentLocale(), options).format(value)

export const formatDate = (
  date: Date | number,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
) => dateIn(currentLanguage(), date, options)

/**
 * Whole amounts lose their zeros: $12.99, but $12. Arabic's own pattern puts a Latin sign where its line turns it
 * round ('$US 32'), so a price there is one piece of Latin that runs from left to right.
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

/** 'a, b and c'. */
export const formatList = (entries: readonly string[]) =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(entries)

const commas: Partial<Record<Language, string>> = { zh: '、', ja: '、', ar: '، ' }

/** 'a, b, c': where nothing says that these are all. Intl has no such list that is the same in every browser. */
export const formatRow = (entries: readonly string[]) => entries.join(commas[currentLanguage()] ?? ', ')

/** '5 minutes ago', 'yesterday'. */
export const formatRelative = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(amount, unit)

export const inSmallLetters = (text: string) => text.toLocaleLowerCase(currentLocale())

/** A heading's or a chip's noun within a sentence; German keeps its capital. */
export const nounInText = (noun: string) => (currentLanguage() === 'de' ? noun : inSmallLetters(noun))
