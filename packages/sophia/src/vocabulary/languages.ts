/** The languages of the product and its mails. */
export const languages = ['en', 'fr', 'es', 'zh', 'de', 'ja', 'ru', 'it', 'pt', 'ar'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value)

/** Maps tags such as 'zh-Hant-TW', 'pt_BR' and 'ar-EG' to the one Chinese, Portuguese and Arabic that we have. */
export const languageOf = (tag: string) => tag.replace(/[-_].*/s, '').toLowerCase()

/** The value of the attribute `lang`: a browser has to know which Chinese it is to choose its fonts. */
const tags: Partial<Record<Language, string>> = { zh: 'zh-Hans' }
export const tagOf = (language: Language) => tags[language] ?? language

/**
 * The locale for Intl. Arabic uses Latin digits, because prices, sizes and shops' own numbers stand beside ours, and
 * two kinds of digits in one line are hard to read. Chinese is the mainland's, Portuguese is Brazil's.
 */
const locales: Partial<Record<Language, string>> = { ar: 'ar-u-nu-latn', zh: 'zh-Hans-CN', pt: 'pt-BR' }
export const localeOf = (language: Language) => locales[language] ?? language

const firstOfMonth: Partial<Record<Language, string>> = { fr: '1er', it: '1º', pt: '1º' }

/**
 * Formats a date as it is spoken: the first of a month is an ordinal, one o'clock a singular. The Russian year goes
 * without 'г.', because a sentence that ends in it would have two full stops.
 */
export const dateIn = (language: Language, date: Date | number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), options)
    .format(date)
    .replace(/^1(?= )/, firstOfMonth[language] ?? '1')
    .replace(/s(?= 0?1:)|\sг\./, '')

const rightToLeft: readonly Language[] = ['ar']
export const directionOf = (language: Language) => (rightToLeft.includes(language) ? 'rtl' : 'ltr')
