import { languageOfText, lexiconFor } from '@cabine/sophia/languages/load.ts'
import { longestPhrase } from '@cabine/sophia/languages/en/synonyms.ts'
import { wordsOf } from '@cabine/sophia/languages/en/split-words.ts'
import type { Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { vocabularyOf } from '@cabine/sophia/reading/load.ts'
import { askedOfShop, type AskedOfShop } from '@cabine/sophia/searching/asked.ts'
import { foldText } from '@cabine/sophia/vocabulary/fold.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { SearchInput } from '#shared/catalogue.ts'
import type { MoreSynonyms } from './editors-synonyms.ts'
import type { Question } from './question.ts'
import { readQuestion } from './read-question.ts'
import type { Vocabulary } from './words-of-the-shop.ts'

/** By what a question is read: the words of the shopper's language, Sophia's rules, and the words of editors. */
export type Reader = {
  language: Language
  country: string
  lexicon: Lexicon | null
  read: (typed: string) => Question
  /** What was typed without slips; null where there are none. */
  slipless: (typed: string) => string | null
}

/** The country whose sizes and money are meant where a shopper's own is not known. */
const homeOf: Record<Language, string> = {
  en: 'US',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  pt: 'BR',
  ru: 'RU',
  ar: 'AE',
  ja: 'JP',
  zh: 'CN',
}

/** Inflects a corrected word so that it agrees with the words before it. */
export function inflectAfter(before: string, word: string, lexicon: Lexicon | null) {
  const whole = lexicon?.agree(before, word)
  // Agreement may also change the words before, which the shopper typed: then the word is not inflected.
  return whole?.startsWith(before) ? whole.slice(before.length) : word
}

/** The question with the words that were read although they were mistyped, as her language spells them; null where there is none. */
function withoutSlips(typed: string, slips: AskedOfShop['slips'], lexicon: Lexicon | null) {
  if (slips.length === 0) return null
  const { folded, shown } = foldText(typed)
  const spelled = (meant: string) =>
    lexicon?.entries.find((entry) => entry.folded === meant)?.shown.toLowerCase() ?? meant
  let [text, at] = ['', 0]
  for (const { from, to, meant } of slips) {
    text += shown(at, from)
    text += inflectAfter(text, spelled(meant), lexicon)
    at = to
  }
  return text + shown(at, folded.length)
}

/** What the shop and its editors call things, by folded words. */
export type ShopWords = { isBrand: (words: string) => boolean; isWord: (word: string) => boolean }

export function shopWordsOf({ brands, words }: Vocabulary, more: MoreSynonyms): ShopWords {
  const known = new Set([...words.map(([word]) => word), ...more.keys()])
  return {
    isBrand: (name) => brands.some(([brand]) => wordsOf(brand).join(' ') === name),
    isWord: (word) => known.has(word),
  }
}

/** The text with blanks for words that the shop has as they were typed. */
function withoutOwn(typed: string, slips: AskedOfShop['slips'], { isWord }: ShopWords) {
  const { folded, shown } = foldText(typed)
  const own = slips.filter(({ from, to }) => isWord(folded.slice(from, to)))
  const [text, at] = own.reduce(
    ([before, since], { from, to }): [string, number] => [
      before + shown(since, from) + ' '.repeat(shown(from, to).length),
      to,
    ],
    ['', 0],
  )
  return own.length > 0 ? text + shown(at, folded.length) : typed
}

/**
 * How questions are read for a shopper. Where nothing but a name may have been typed ('Quince'), or a word was taken for a mistyped one
 * ('shacket'), the words of the shop decide, which are loaded for that alone.
 */
export async function readerOf(
  { q, language: ownLanguage, country: ownCountry }: Pick<SearchInput, 'q' | 'language' | 'country'>,
  more: MoreSynonyms,
  loadShopWords: () => Promise<ShopWords>,
): Promise<Reader> {
  const language = languageOfText(q, ownLanguage)
  const [lexicon, vocabulary] = await Promise.all([lexiconFor(q, ownLanguage), vocabularyOf(language)])
  const country = ownCountry ?? homeOf[language]
  const asTyped = askedOfShop(q, vocabulary)
  const words = wordsOf(q)
  const mayBeName = asTyped.parts.length === 0 && words.length > 0 && words.length <= longestPhrase
  const shop = mayBeName || asTyped.slips.length > 0 ? await loadShopWords() : null
  const isRead = !(mayBeName && shop?.isBrand(words.join(' ')))
  const plain = shop ? withoutOwn(q, asTyped.slips, shop) : q
  const first = plain === q ? asTyped : askedOfShop(plain, vocabulary)
  const askedOf = (typed: string) => ({
    ...(typed === q ? first : askedOfShop(typed, vocabulary)),
    country,
    language,
  })
  return {
    language,
    country,
    lexicon,
    read: (typed) => readQuestion(typed, lexicon, more, isRead ? askedOf(typed) : null),
    slipless: (typed) => (isRead ? withoutSlips(typed, first.slips, lexicon) : null),
  }
}
