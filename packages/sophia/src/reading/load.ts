import type { Language } from '../vocabulary/languages.ts'
import { languageOfText, lexiconOf } from '../languages/load.ts'
import type { Reading } from '../vocabulary/reading-words.ts'
import { hearSentence, type Hearing } from './read.ts'
import type { WordsOfSophia } from '../sentence/phrases.ts'
import { makeVocabulary } from './make-vocabulary.ts'
import type { Grammar, Vocabulary } from '../sentence/sentence.ts'

/** Imported separately, so that a shopper loads only her own language. */
const files: Record<Language, () => Promise<{ words: WordsOfSophia; grammar: Grammar }>> = {
  ar: () => import('../languages/ar/grammar.ts'),
  de: () => import('../languages/de/grammar.ts'),
  en: () => import('../languages/en/grammar.ts'),
  es: () => import('../languages/es/grammar.ts'),
  fr: () => import('../languages/fr/grammar.ts'),
  it: () => import('../languages/it/grammar.ts'),
  ja: () => import('../languages/ja/grammar.ts'),
  pt: () => import('../languages/pt/grammar.ts'),
  ru: () => import('../languages/ru/grammar.ts'),
  zh: () => import('../languages/zh/grammar.ts'),
}

const loaded = new Map<Language, Promise<Vocabulary>>()

/** Everything that is needed to read a language; loaded once. */
export function vocabularyOf(language: Language): Promise<Vocabulary> {
  const known = loaded.get(language)
  if (known) return known
  const loading = Promise.all([files[language](), lexiconOf(language)]).then(([{ words, grammar }, own]) =>
    makeVocabulary(words, grammar, own),
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
