import type { Language } from '../vocabulary/languages.ts'
import { departmentOf } from './en/departments.ts'
import { synonymsOf } from './en/synonyms.ts'
import { wishOf } from './en/wishes.ts'
import { rootOf } from './en/split-words.ts'
import { makeAgreement, type Agreement, type AgreementSource } from '../vocabulary/agreement.ts'
import type { Concept } from '../vocabulary/concepts.ts'
import { foldPhrase } from '../vocabulary/fold.ts'
import { priceReader, type PricePhrases } from '../vocabulary/prices.ts'

/** A language's words for every concept, separated by commas: the first is the one that is suggested. */
export type LexiconSource = {
  language: Exclude<Language, 'en'>
  words: Record<Concept, string>
  prices: PricePhrases
  /** For languages whose adjectives have genders. */
  agreement?: AgreementSource
  /** Removes endings from a folded word, so that its forms are alike: plurals, genders, cases. */
  stem?: (word: string) => string
  /** Nouns are joined to longer words: 'Seidenkleid'. */
  compounds?: boolean
  /** Words are not separated by spaces. */
  unspaced?: boolean
  /** Further spellings of a word: 'grün' is typed as 'grun' and as 'gruen'. */
  spelled?: (form: string) => string
  /** What stands between words that need not agree; elsewhere a dot. */
  separator?: string
  /** The currency of a bare '¥' and '元'. */
  yen?: 'CNY' | 'JPY'
}

/** A word as it is compared and as it is shown, with its meaning. */
export type LexiconEntry = { folded: string; shown: string; concept: Concept }

export type Lexicon = {
  language: Language
  entries: readonly LexiconEntry[]
  /** Finds the entry of a phrase; an exact match takes precedence over an inflected one. */
  find: (words: readonly string[]) => LexiconEntry | null
  /** The length of the longest entry, in words, or in characters for languages without spaces. */
  longest: number
  /** The common stem of all forms of a folded word. */
  stem: (word: string) => string
  isCompounding: boolean
  isUnspaced: boolean
  separator: string
  readPrices: ReturnType<typeof priceReader>
  /** Inflects what was typed together with its continuation. */
  agree: Agreement
}

const asTheyAre: Agreement = (before, next) => before + next

const spellingsOf = (form: string, { spelled }: LexiconSource) => [
  ...new Set([form, ...(spelled ? [spelled(form)] : [])].map(foldPhrase)),
]

/** Whether the search knows an English word: a thing, an occasion, or for whom. */
export const isEnglish = (word: string) =>
  synonymsOf([word]) !== null || wishOf([word]) !== null || departmentOf(word) !== undefined

export function makeLexicon(source: LexiconSource): Lexicon {
  const { language, words, prices, agreement, stem, compounds, unspaced } = source
  const isUnspaced = unspaced === true
  const exact = new Map<string, LexiconEntry>()
  const stems = new Map<string, LexiconEntry>()
  const entries: LexiconEntry[] = []
  const stemOf = (folded: readonly string[]) => (stem ? folded.map(stem) : folded).join(' ')
  for (const [concept, forms] of Object.entries(words) as [Concept, string][]) {
    for (const form of forms.split(',').map((one) => one.trim())) {
      for (const folded of spellingsOf(form, source)) {
        const key = isUnspaced ? folded.replaceAll(' ', '') : folded
        const entry = { folded: key, shown: form, concept }
        if (exact.get(key)?.concept !== concept) entries.push(entry)
        if (!exact.has(key)) exact.set(key, entry)
        const stemmed = stemOf(key.split(' '))
        if (!stems.has(stemmed)) stems.set(stemmed, entry)
      }
    }
  }
  const lengths = entries.map(({ folded }) => (isUnspaced ? folded.length : folded.split(' ').length))
  /** An English word is not taken for an inflected form: a 'cap' is not a French 'cape'. */
  const isOther = ([word = '', ...more]: readonly string[]) =>
    more.length === 0 && isEnglish(word) && !exact.has(rootOf(word))
  const findForm = (folded: readonly string[]) =>
    stem && !isOther(folded) ? stems.get(stemOf(folded)) : undefined
  return {
    language,
    entries,
    find: (folded) => exact.get(folded.join(' ')) ?? findForm(folded) ?? null,
    longest: Math.max(...lengths),
    stem: stem ?? ((word) => word),
    isCompounding: compounds === true,
    isUnspaced,
    separator: source.separator ?? (isUnspaced ? '·' : ' · '),
    readPrices: priceReader(prices, isUnspaced, source.yen ?? 'JPY'),
    agree: agreement ? makeAgreement(agreement) : asTheyAre,
  }
}

/** Cuts an ending from a word, if at least this many letters remain. */
export const cutEnding = (word: string, endings: RegExp, least: number) => {
  const cut = word.replace(endings, '')
  return cut.length >= least ? cut : word
}

/** Reduces 'goldene' to 'golden', and to 'gold'. */
export function cutEndings(word: string, endings: RegExp, least: number): string {
  const cut = cutEnding(word, endings, least)
  return cut === word ? word : cutEndings(cut, endings, least)
}
