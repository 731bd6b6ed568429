import { productCategories, type ProductCategory } from '#shared/product-categories.ts'
import { departmentOf } from './departments.ts'
import { readPriceWords, type PriceLimits } from './price-words.ts'
import { longestPhrase, synonymsOf } from './synonyms.ts'
import { wishOf, type Wish } from './wishes.ts'
import { isFiller, rootOf, wordsOf } from './words.ts'

/** One thing that is asked for: the words as they were typed, and what finds it. */
type Term = { words: string[]; match: string }

/** What it is for, or when it is worn: told by the shop's own words or by what the catalogue knows. */
type WishTerm = Wish & { match: string }

export type Question = {
  /** Every word as it was typed: what is shown when another was corrected. */
  words: string[]
  terms: Term[]
  wishes: WishTerm[]
  departments: string[]
  limits: PriceLimits
  /** Kinds of things that it names: a skirt comes before a dress of which a skirt is told. */
  categories: ProductCategory[]
}

/** In quotation marks nothing is an operator; words are letters and digits alone, so no mark can end them early. */
const quote = (phrase: string) => `"${phrase}"`

/** The last word may be unfinished. One letter could be the beginning of anything. */
const beginnings = (word: string) => (word.length > 1 ? [`${quote(word)} *`] : [])

/** What was typed stands twice, so that it weighs more than what else may be meant by it. */
function termOf(words: string[], others: string[], isLast: boolean): Term {
  const phrase = words.join(' ')
  const unfinished = isLast && words.length === 1 ? beginnings(phrase) : []
  const meant = [...unfinished, ...others.map(quote)]
  const typed = meant.length > 0 ? [quote(phrase), quote(phrase)] : [quote(phrase)]
  return { words, match: `(${[...typed, ...meant].join(' OR ')})` }
}

const isKnown = (phrase: string[]) => synonymsOf(phrase) !== null || wishOf(phrase) !== null

/** What somebody typed, as the full-text index is asked for it. Nothing that can be typed is an error. */
export function readQuestion(typed: string): Question {
  const { text, limits } = readPriceWords(typed)
  const words = wordsOf(text)
  const telling = words.filter((word) => !departmentOf(word) && !isFiller(word))
  const departments = [...new Set(words.flatMap((word) => departmentOf(word) ?? []))]
  const isFilter = departments.length > 0 || Object.keys(limits).length > 0
  const asked = telling.length > 0 || isFilter ? telling : words
  const terms: Term[] = []
  const wishes: WishTerm[] = []
  const named = new Set<string>()
  for (let at = 0; at < asked.length;) {
    let length = Math.min(longestPhrase, asked.length - at)
    while (length > 1 && !isKnown(asked.slice(at, at + length))) length -= 1
    const own = asked.slice(at, at + length)
    at += length
    const others = synonymsOf(own) ?? []
    const wish = wishOf(own)
    if (wish) wishes.push({ ...wish, match: termOf(own, others, false).match })
    else terms.push(termOf(own, others, at === asked.length))
    for (const name of [own.join(' '), ...others]) named.add(rootOf(name))
  }
  const categories = productCategories.filter((category) => named.has(rootOf(category)))
  return { words, terms, wishes, departments, limits, categories }
}

/** What must be found by word, in the language of FTS5; null when nothing must. */
export const matchOf = ({ terms }: Question) => terms.map(({ match }) => match).join(' AND ') || null
