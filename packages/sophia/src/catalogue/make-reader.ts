import { foldPhrase } from '../vocabulary/fold.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { isEnglish } from '../languages/en/shop.ts'
import { categoryOfConcept, type KindMeaning, type CategoryOrNone } from '../vocabulary/categories.ts'
import type { CategoryWords } from '../vocabulary/category-words.ts'

type Department = 'women' | 'men' | 'kids'

/** What is known of a word or phrase: which category it tells, or that it belongs to the language and tells none. */
type Known = Partial<KindMeaning> & { isCompany?: boolean; isSet?: boolean; department?: Department }
type Found = Known & { at: number }

export type Read = {
  /** 'none' is a thing without a shelf; null where no thing is named. */
  told: CategoryOrNone | null
  /** Whether only a word that may as well describe a thing names it. */
  isWeak: boolean
  department: Department | null
  /** How many words the language knows. */
  known: number
}

export type CategoryReader = {
  language: Lexicon['language']
  /** `folded` is the text as `foldedText` has it, where several languages read the same. */
  read: (text: string, folded?: string) => Read
}

const nothing: Read = { told: null, isWeak: false, department: null, known: 0 }

/** Nobody names a piece in more words, and a hostile title costs no more. */
const maxWords = 40
const longestText = 300
/** A part of a compound word is a noun of its own from this length on; one with an ending must be longer. */
const shortestNoun = 3
const shortestInflected = 5

/** A reader remembers so many words; a hostile feed has more, and gains nothing. */
const maxRemembered = 4_000

const listed = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

export const foldedText = (text: string) => foldPhrase(text.slice(0, longestText))

/** Reads the category that a text in one language tells, by the lexicon's words and by those of its shops. */
export function makeReader(source: CategoryWords, lexicon: Lexicon): CategoryReader {
  const { isUnspaced } = lexicon
  const letters = source.letters ?? ((text: string) => text)
  const keyOf = (phrase: string) => {
    const folded = foldPhrase(letters(phrase))
    return isUnspaced ? folded.replaceAll(' ', '') : folded
  }
  const stemOf = (key: string) => key.split(' ').map(lexicon.stem).join(' ')
  const exact = new Map<string, Known>()
  const stems = new Map<string, Known>()
  const learn = (phrase: string, known: Known) => {
    const key = keyOf(phrase)
    exact.set(key, known)
    if (!stems.has(stemOf(key))) stems.set(stemOf(key), known)
  }
  for (const [told, list] of Object.entries(source.words))
    for (const phrase of listed(list))
      learn(phrase.replace('~', ''), { told: told as CategoryOrNone, isWeak: phrase.startsWith('~') })
  for (const phrase of listed(source.besides)) exact.set(keyOf(phrase), {})
  for (const phrase of listed(source.company)) exact.set(keyOf(phrase), { isCompany: true })

  const ofLexicon = (words: readonly string[]): Known | null => {
    const entry = lexicon.find(words)
    if (!entry) return null
    const { concept } = entry
    if (concept === 'set') return { isSet: true }
    if (concept === 'women' || concept === 'men' || concept === 'kids') return { department: concept }
    return categoryOfConcept(concept) ?? {}
  }
  const find = (key: string) =>
    exact.get(key) ??
    ofLexicon(isUnspaced ? [key] : key.split(' ')) ??
    // An English word is not taken for an inflected one: 'glasses' are no 'Glas'.
    (isUnspaced || isEnglish(key) ? null : (stems.get(stemOf(key)) ?? null))

  /** The noun at the end of a compound: of 'Umhängetasche' it is the 'Tasche'. */
  function lastNoun(word: string): Known | null {
    if (isEnglish(word)) return null
    for (let cut = shortestNoun; cut <= word.length - shortestNoun; cut++) {
      const end = word.slice(cut)
      const known = exact.get(end) ?? (end.length >= shortestInflected ? find(end) : ofLexicon([end]))
      if (known?.told && !known.isWeak) return known
    }
    return null
  }

  /** How long the longest phrase is that begins so; most words begin none. */
  const longestFrom = new Map<string, number>()
  const beginOf = (parts: readonly string[]) => (isUnspaced ? (parts[0] ?? '') : lexicon.stem(parts[0] ?? ''))
  for (const key of [...exact.keys(), ...lexicon.entries.map(({ folded }) => folded)]) {
    const parts = isUnspaced ? Array.from(key) : key.split(' ')
    longestFrom.set(beginOf(parts), Math.max(parts.length, longestFrom.get(beginOf(parts)) ?? 1))
  }

  /** What is known of a single word, which feeds repeat ten thousand times. */
  const single = new Map<string, { known: Known | null; longest: number }>()
  function readWord(word: string) {
    const before = single.get(word)
    if (before) return before
    const known = find(word) ?? (lexicon.isCompounding ? lastNoun(word) : null)
    const read = { known, longest: longestFrom.get(beginOf([word])) ?? 1 }
    if (single.size >= maxRemembered) single.clear()
    single.set(word, read)
    return read
  }

  /** The words of a text with what is known of them, the longest phrase at each place. */
  function wordsIn(text: string): { found: Found[]; known: number } {
    const parts = isUnspaced ? Array.from(text.replaceAll(' ', '')) : text.split(' ').slice(0, maxWords)
    const found: Found[] = []
    let known = 0
    for (let at = 0; at < parts.length;) {
      const first = readWord(parts[at] ?? '')
      let length = Math.min(first.longest, parts.length - at)
      let one: Known | null = null
      for (; length > 1 && !one; length--) {
        one = find(parts.slice(at, at + length).join(isUnspaced ? '' : ' '))
        if (one) break
      }
      one ??= first.known
      if (one) {
        known += length
        if (Object.keys(one).length > 0) found.push({ ...one, at: at + length })
      }
      at += length
    }
    return { found, known }
  }

  return {
    language: lexicon.language,
    read(whole, folded) {
      const own = source.comesWith
        ? letters(whole.slice(0, longestText)).replace(source.comesWith, ' ')
        : null
      const text = own === null ? (folded ?? foldedText(whole)) : foldPhrase(own)
      if (text === '') return nothing
      const { found, known } = wordsIn(text)
      const company = found.findIndex((one) => one.isCompany)
      const named = found.filter((one) => one.told)
      const before = company < 0 ? named : found.slice(0, company).filter((one) => one.told)
      const strong = [before, named]
        .map((list) => list.filter((one) => !one.isWeak))
        .find((list) => list.length > 0)
      const candidates = strong ?? (before.length > 0 ? before : named)
      const thing = source.counts === 'first' ? candidates[0] : candidates.at(-1)
      // A set of a top and a skirt stands on neither shelf.
      const isMixed = found.some((one) => one.isSet) && new Set(named.map((one) => one.told)).size > 1
      return {
        told: isMixed ? 'none' : (thing?.told ?? null),
        isWeak: !strong,
        department: found.find((one) => one.department)?.department ?? null,
        known,
      }
    },
  }
}
