import type { Language } from '../languages/languages.ts'
import { files as lexicons, languageOfText } from '../languages/load.ts'
import type { Reading } from './reading.ts'
import { hearSentence, type Hearing } from './read.ts'
import type { WordsOfSophia } from '../languages/phrases.ts'
import { makeVocabulary, type Vocabulary } from './vocabulary.ts'

/** Imported separately, so that a shopper loads only her own language. */
const files: Record<Language, () => Promise<{ words: WordsOfSophia }>> = {
  ar: () => import('../languages/ar/phrases.ts'),
  de: () => import('../languages/de/phrases.ts'),
  en: () => import('../languages/en/phrases.ts'),
  es: () => import('../languages/es/phrases.ts'),
  fr: () => import('../languages/fr/phrases.ts'),
  it: () => import('../languages/it/phrases.ts'),
  ja: () => import('../languages/ja/phrases.ts'),
  pt: () => import('../languages/pt/phrases.ts'),
  ru: () => import('../languages/ru/phrases.ts'),
  zh: () => import('../languages/zh/phrases.ts'),
}

const loaded = new Map<Language, Promise<Vocabulary>>()

/** Everything that is needed to read a language; loaded once. */
export function vocabularyOf(language: Language): Promise<Vocabulary> {
  const known = loaded.get(language)
  if (known) return known
  const loading = Promise.all([files[language](), language === 'en' ? null : lexicons[language]()]).then(
    ([{ words }, own]) => makeVocabulary(words, own?.lexicon ?? null),
  )
  // A failed download is tried again with the next sentence.
  loading.catch(() => loaded.delete(language))
  loaded.set(language, loading)
  return loading
}

/** Reads what a shopper typed, in the language of its letters or, for Latin ones, in hers. */
export const hear = async (typed: string, language: Language): Promise<Hearing> =>
  hearSentence(typed, await vocabularyOf(languageOfText(typed, language)))

export const understand = async (typed: string, language: Language): Promise<Reading> =>
  (await hear(typed, language)).reading
