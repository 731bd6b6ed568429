import type { Language } from '#shared/languages.ts'
import type { Lexicon } from './lexicon.ts'

/** Each on its own, so that an isolate reads those languages alone that it is asked in. */
export const files: Record<Exclude<Language, 'en'>, () => Promise<{ lexicon: Lexicon }>> = {
  ar: () => import('./words/ar.ts'),
  de: () => import('./words/de.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  ja: () => import('./words/ja.ts'),
  pt: () => import('./words/pt.ts'),
  ru: () => import('./words/ru.ts'),
  zh: () => import('./words/zh.ts'),
}

const inLatin: readonly Language[] = ['fr', 'es', 'de', 'it', 'pt']

/**
 * In which language a text is read. A script tells it better than the setting: nobody types Arabic by mistake.
 * Where Latin letters are typed it is the shopper's language that decides, and English where that is not written so.
 */
export function languageOfText(text: string, shopperLanguage: Language): Language {
  if (/\p{Script=Arabic}/u.test(text)) return 'ar'
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru'
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\uff66-\uff9f]/u.test(text)) return 'ja'
  if (/\p{Script=Han}/u.test(text)) return shopperLanguage === 'ja' ? 'ja' : 'zh'
  return inLatin.includes(shopperLanguage) ? shopperLanguage : 'en'
}

/** Null for English, which the index speaks itself. */
export async function lexiconFor(text: string, shopperLanguage: Language): Promise<Lexicon | null> {
  const language = languageOfText(text, shopperLanguage)
  return language === 'en' ? null : (await files[language]()).lexicon
}
