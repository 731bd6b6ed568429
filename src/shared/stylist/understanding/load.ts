import type { Language } from '#shared/languages.ts'
import { files as lexicons, languageOfText } from '#shared/lexicon/load.ts'
import type { Reading } from './reading.ts'
import { hearSentence, type Hearing } from './read.ts'
import type { WordsOfSophia } from './source.ts'
import { makeVocabulary, type Vocabulary } from './vocabulary.ts'

/** Imported separately, so that a shopper loads only her own language. */
const files: Record<Language, () => Promise<{ words: WordsOfSophia }>> = {
  ar: () => import('./words/ar.ts'),
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  ja: () => import('./words/ja.ts'),
  pt: () => import('./words/pt.ts'),
  ru: () => import('./words/ru.ts'),
  zh: () => import('./words/zh.ts'),
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
