import { create } from 'zustand'
import {
  isLanguage,
  languageOf,
  localeOf,
  tagOf,
  directionOf,
  type Language,
} from '@cabine/sophia/vocabulary/languages.ts'
import { readStored } from '#client/lib/browser-storage.ts'
import { addressedLanguage } from './landing-address.ts'
import { manifestPath } from './manifest-path.ts'

export {
  directionOf,
  isLanguage,
  languages,
  localeOf,
  tagOf,
  type Language,
} from '@cabine/sophia/vocabulary/languages.ts'

/** Each language's name in that language, for shoppers who cannot read the page's. */
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

/** The stored choice first, then the browser's preferences in their order, then English. */
export function preferredLanguage(stored: string | null, wishes: readonly string[]): Language {
  if (isLanguage(stored)) return stored
  return wishes.map(languageOf).find(isLanguage) ?? 'en'
}

const browserWishes = () => (typeof navigator === 'undefined' ? [] : (navigator.languages ?? []))

/** The language in the address of a landing page or a product: the server sent that page in this language, so it stays. */
const addressed = () => (typeof location === 'undefined' ? undefined : addressedLanguage(location.pathname))

export const useLanguageStore = create<{ language: Language }>(() => ({
  language: addressed() ?? preferredLanguage(readStored('language'), browserWishes()),
}))

export const useLanguage = () => useLanguageStore((state) => state.language)
export const currentLanguage = () => useLanguageStore.getState().language
export const currentLocale = () => localeOf(currentLanguage())

export function markDocument(language: Language) {
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = directionOf(language)
  if (import.meta.env.PROD)
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(language))
}
