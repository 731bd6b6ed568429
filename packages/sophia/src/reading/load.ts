import type { Language } from '../vocabulary/languages.ts'
import { languageOfText, lexiconOf } from '../languages/load.ts'
import type { Reading } from '../vocabulary/reading-words.ts'
import { hearSentence, type Hearing } from './read.ts'
import type { WordsOfSophia } from '../sentence/phrases.ts'
import { makeVocabulary } from './make-vocabulary.ts'
import type { WordsOfTalk } from '../sentence/talk-words.ts'
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

/** What is said besides wishes, and how details of a piece are called. */
const talkFiles: Record<Language, () => Promise<WordsOfTalk>> = {
  ar: () =>
    both(
      import('../languages/ar/talk.json', { with: { type: 'json' } }),
      import('../languages/ar/attributes.json', { with: { type: 'json' } }),
    ),
  de: () =>
    both(
      import('../languages/de/talk.json', { with: { type: 'json' } }),
      import('../languages/de/attributes.json', { with: { type: 'json' } }),
    ),
  en: () =>
    both(
      import('../languages/en/talk.json', { with: { type: 'json' } }),
      import('../languages/en/attributes.json', { with: { type: 'json' } }),
    ),
  es: () =>
    both(
      import('../languages/es/talk.json', { with: { type: 'json' } }),
      import('../languages/es/attributes.json', { with: { type: 'json' } }),
    ),
  fr: () =>
    both(
      import('../languages/fr/talk.json', { with: { type: 'json' } }),
      import('../languages/fr/attributes.json', { with: { type: 'json' } }),
    ),
  it: () =>
    both(
      import('../languages/it/talk.json', { with: { type: 'json' } }),
      import('../languages/it/attributes.json', { with: { type: 'json' } }),
    ),
  ja: () =>
    both(
      import('../languages/ja/talk.json', { with: { type: 'json' } }),
      import('../languages/ja/attributes.json', { with: { type: 'json' } }),
    ),
  pt: () =>
    both(
      import('../languages/pt/talk.json', { with: { type: 'json' } }),
      import('../languages/pt/attributes.json', { with: { type: 'json' } }),
    ),
  ru: () =>
    both(
      import('../languages/ru/talk.json', { with: { type: 'json' } }),
      import('../languages/ru/attributes.json', { with: { type: 'json' } }),
    ),
  zh: () =>
    both(
      import('../languages/zh/talk.json', { with: { type: 'json' } }),
      import('../languages/zh/attributes.json', { with: { type: 'json' } }),
    ),
}

const both = async (
  talk: Promise<{ default: WordsOfTalk['talk'] }>,
  attributes: Promise<{ default: WordsOfTalk['attributes'] }>,
): Promise<WordsOfTalk> => ({ talk: (await talk).default, attributes: (await attributes).default })

const loaded = new Map<Language, Promise<Vocabulary>>()

/** Everything that is needed to read a language; loaded once. */
export function vocabularyOf(language: Language): Promise<Vocabulary> {
  const known = loaded.get(language)
  if (known) return known
  const loading = Promise.all([files[language](), lexiconOf(language), talkFiles[language]()]).then(
    ([{ words, grammar }, own, talk]) => makeVocabulary(words, grammar, own, talk),
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
