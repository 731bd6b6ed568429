import { create } from 'zustand'
import { readStored } from '#client/lib/browser-storage.ts'

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** Every language in its own words, for whoever cannot read the page's. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' }

const rightToLeft: readonly string[] = ['ar']

export const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value)

/** The stored choice first, then the browser's wishes in their order, then English. */
export function preferredLanguage(stored: string | null, wishes: readonly string[]): Language {
  if (isLanguage(stored)) return stored
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

const browserWishes = () => (typeof navigator === 'undefined' ? [] : (navigator.languages ?? []))

export const useLanguageStore = create<{ language: Language }>(() => ({
  language: preferredLanguage(readStored('language'), browserWishes()),
}))

export const useLanguage = () => useLanguageStore((state) => state.language)
export const currentLanguage = () => useLanguageStore.getState().language

export function markDocument(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = rightToLeft.includes(language) ? 'rtl' : 'ltr'
}
