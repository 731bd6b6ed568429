/** In which the product speaks, and writes mails. */
export const languages = ['en', 'fr', 'es', 'zh', 'de', 'ja', 'ru', 'it', 'pt', 'ar'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value)

/** 'zh-Hant-TW', 'pt_BR' and 'ar-EG' are spoken in the one Chinese, Portuguese and Arabic that there is. */
export const languageOf = (tag: string) => tag.replace(/[-_].*/s, '').toLowerCase()

/** What is written in `lang`: there is one Chinese, and a browser has to know which, for its faces. */
const tags: Partial<Record<Language, string>> = { zh: 'zh-Hans' }
export const tagOf = (language: Language) => tags[language] ?? language

/**
 * What Intl is asked with. Arabic counts in Latin digits: prices, sizes and shops' own figures stand beside
 * ours, and two kinds of digits in one line are read twice. Every Chinese is the mainland's, Portuguese is Brazil's.
 */
const locales: Partial<Record<Language, string>> = { ar: 'ar-u-nu-latn', zh: 'zh-Hans-CN', pt: 'pt-BR' }
export const localeOf = (language: Language) => locales[language] ?? language

const firstOfMonth: Partial<Record<Language, string>> = { fr: '1er', it: '1º', pt: '1º' }

/**
 * As it is said: the first of a month is an ordinal, one o'clock a singular. The Russian year goes without its
 * 'г.': a sentence that ends in it would have two full stops.
 */
export const dateIn = (language: Language, date: Date | number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), options)
    .format(date)
    .replace(/^1(?= )/, firstOfMonth[language] ?? '1')
    .replace(/s(?= 0?1:)|\sг\./, '')

const rightToLeft: readonly Language[] = ['ar']
export const directionOf = (language: Language) => (rightToLeft.includes(language) ? 'rtl' : 'ltr')
