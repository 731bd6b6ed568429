import { create } from 'zustand'
import { readStored } from '#client/lib/browser-storage.ts'

export const languages = ['en', 'fr', 'es', 'zh', 'de', 'ja', 'ru', 'it', 'pt', 'ar'] as const
export type Language = (typeof languages)[number]

/** Every language in its own words, for whoever cannot read the page's. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  zh: '简体中文',
  de: 'Deutsch',
  ja: '日本語',
  ru: 'Русский',
  it: 'Italiano',
  pt: 'Português',
  ar: 'العربية',
}

/** What is written in `lang`: there is one Chinese, and a browser has to know which, for its faces. */
const tags: Partial<Record<Language, string>> = { zh: 'zh-Hans' }
export const tagOf = (language: Language) => tags[language] ?? language

/**
 * What Intl is asked with. Arabic counts in Latin digits: prices, sizes and shops' own figures stand beside
 * ours, and two kinds of digits in one line are read twice. Every Chinese is the mainland's, Portuguese is Brazil's.
 */
const locales: Partial<Record<Language, string>> = { ar: 'ar-u-nu-latn', zh: 'zh-Hans-CN', pt: 'pt-BR' }
export const localeOf = (language: Language) => locales[language] ?? language

const rightToLeft: readonly Language[] = ['ar']
export const directionOf = (language: Language) => (rightToLeft.includes(language) ? 'rtl' : 'ltr')

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value)

/** 'zh-Hant-TW', 'pt_BR' and 'ar-EG' are spoken in the one Chinese, Portuguese and Arabic that there is. */
const languageOf = (tag: string) => tag.split(/[-_]/)[0].toLowerCase()

/** The stored choice first, then the browser's wishes in their order, then English. */
export function preferredLanguage(stored: string | null, wishes: readonly string[]): Language {
  if (isLanguage(stored)) return stored
  return wishes.map(languageOf).find(isLanguage) ?? 'en'
}

const browserWishes = () => (typeof navigator === 'undefined' ? [] : (navigator.languages ?? []))

export const useLanguageStore = create<{ language: Language }>(() => ({
  language: preferredLanguage(readStored('language'), browserWishes()),
}))

export const useLanguage = () => useLanguageStore((state) => state.language)
export const currentLanguage = () => useLanguageStore.getState().language
export const currentLocale = () => localeOf(currentLanguage())

export function markDocument(language: Language) {
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
}
