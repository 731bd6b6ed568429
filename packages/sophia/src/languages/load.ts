import type { Language } from '../vocabulary/languages.ts'
import type { Lexicon } from './lexicon.ts'

/** Imported separately, so that an isolate loads only the languages that are used. */
export const files: Record<Exclude<Language, 'en'>, () => Promise<{ lexicon: Lexicon }>> = {
  ar: () => import('./ar/endings-and-prices.ts'),
  de: () => import('./de/endings-and-prices.ts'),
  es: () => import('./es/endings-and-prices.ts'),
  fr: () => import('./fr/endings-and-prices.ts'),
  it: () => import('./it/endings-and-prices.ts'),
  ja: () => import('./ja/endings-and-prices.ts'),
  pt: () => import('./pt/endings-and-prices.ts'),
  ru: () => import('./ru/endings-and-prices.ts'),
  zh: () => import('./zh/endings-and-prices.ts'),
}

export const inLatin: readonly Language[] = ['fr', 'es', 'de', 'it', 'pt']

/**
 * The language in which a text is read. A script is more reliable than the setting: nobody types Arabic by mistake.
 * For Latin letters the shopper's language decides, or English if that is written in another script.
 */
export function languageOfText(text: string, shopperLanguage: Language): Language {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar'
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\uff66-\uff9f]/u.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text)) return shopperLanguage === 'ja' ? 'ja' : 'zh'
  return inLatin.includes(shopperLanguage) ? shopperLanguage : 'en'
}

export const lexiconIn = async (language: Exclude<Language, 'en'>) => (await files[language]()).lexicon

const hasLexicon = (language: Language): language is keyof typeof files => language in files

/** Null for English: its words are the concepts, and the index understands it itself. */
export const lexiconOf = async (language: Language): Promise<Lexicon | null> =>
  hasLexicon(language) ? lexiconIn(language) : null

export const lexiconFor = (text: string, shopperLanguage: Language) =>
  lexiconOf(languageOfText(text, shopperLanguage))
