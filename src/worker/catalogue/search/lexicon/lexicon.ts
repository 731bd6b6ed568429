import type { Language } from '#shared/languages.ts'
import { departmentOf } from '../departments.ts'
import { synonymsOf } from '../synonyms.ts'
import { wishOf } from '../wishes.ts'
import { rootOf } from '../words.ts'
import { makeAgreement, type Agreement, type AgreementSource } from './agreement.ts'
import type { Concept } from './concepts.ts'
import { foldPhrase } from './fold.ts'
import { priceReader, type PricePhrases } from './prices.ts'

/** A language's words for every concept, parted by commas: the first is the one that is suggested. */
export type LexiconSource = {
  language: Exclude<Language, 'en'>
  words: Record<Concept, string>
  prices: PricePhrases
  /** Where adjectives have genders. */
  agreement?: AgreementSource
  /** What a folded word loses so that its forms are alike: plurals, genders, cases. */
  stem?: (word: string) => string
  /** Words are written together: 'Seidenkleid'. */
  compounds?: boolean
  /** No spaces part words. */
  unspaced?: boolean
}

/** A word as it is compared, as it is shown, and what it means. */
export type Entry = { folded: string; shown: string; concept: Concept }

export type Lexicon = {
  language: Language
  entries: readonly Entry[]
  /** Of a phrase's words; an exact one before one of which the phrase is a form. */
  find: (words: readonly string[]) => Entry | null
  /** In words; where words are not parted, in characters. */
  longest: number
  /** What all forms of a folded word have in common. */
  stem: (word: string) => string
  isCompounding: boolean
  isUnspaced: boolean
  readPrices: ReturnType<typeof priceReader>
  /** What was typed, with the word that it may go on with. */
  agree: Agreement
}

const asTheyAre: Agreement = (before, next) => before + next

/** 'grün' is typed as 'grun' and as 'gruen'. */
const umlauts = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }))
const spellingsOf = (form: string, language: Language) => {
  const folded = foldPhrase(form)
  if (language !== 'de') return [folded]
  const spelled = foldPhrase(form.replaceAll(/[äöü]/gi, (one) => umlauts.get(one) ?? one))
  return spelled === folded ? [folded] : [folded, spelled]
}

const isEnglish = (word: string) =>
  synonymsOf([word]) !== null || wishOf([word]) !== null || departmentOf(word) !== undefined

export function makeLexicon({
  language,
  words,
  prices,
  agreement,
  stem,
  compounds,
  unspaced,
}: LexiconSource): Lexicon {
  const isUnspaced = unspaced === true
  const exact = new Map<string, Entry>()
  const stems = new Map<string, Entry>()
  const entries: Entry[] = []
  const stemOf = (folded: readonly string[]) => (stem ? folded.map(stem) : folded).join(' ')
  for (const [concept, forms] of Object.entries(words) as [Concept, string][]) {
    for (const form of forms.split(',').map((one) => one.trim())) {
      for (const folded of spellingsOf(form, language)) {
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
  /** An English word is no form of another one: a 'cap' is no 'cape', for whoever types it so. */
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
    readPrices: priceReader(prices, isUnspaced),
    agree: agreement ? makeAgreement(agreement) : asTheyAre,
  }
}

/** Cuts an ending from a word of which at least so many letters are left. */
export const cutEnding = (word: string, endings: RegExp, least: number) => {
  const cut = word.replace(endings, '')
  return cut.length >= least ? cut : word
}

/** 'goldene' as 'golden', and as 'gold'. */
export function cutEndings(word: string, endings: RegExp, least: number): string {
  const cut = cutEnding(word, endings, least)
  return cut === word ? word : cutEndings(cut, endings, least)
}
