import type { CategoryOrNone } from '../../vocabulary/categories.ts'
import type { ProductCategory } from '../../vocabulary/product-categories.ts'
import listed from './title-words.json' with { type: 'json' }

/**
 * The words that tell a product's category. In English and German the last noun decides: a shirt dress is a dress, a
 * dress shirt a shirt. So of all words found in a title the rightmost one counts, before what the piece comes with.
 * Longer words stand first: 'dress shoes' are no dress.
 */
const words: Record<CategoryOrNone, string> = listed.words

/** The same in languages of Europe, for what reads an English text alone: shops of one country sell in another. */
const abroad: Partial<Record<CategoryOrNone, string>> = listed.abroad

const patternOf = ([category, list]: [CategoryOrNone, string]) => {
  // A phrase stands before the words that it begins with: 'puffer vest' before 'puffer'.
  const byLength = list.split(' ').toSorted((a, b) => b.length - a.length)
  const parts = byLength.map((word) => word.replaceAll('-', '[ -]'))
  return [category, new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu')] as const
}
type Patterns = ReturnType<typeof patternOf>[]
const patternsOf = (lists: Partial<Record<CategoryOrNone, string>>) =>
  (Object.entries(lists) as [CategoryOrNone, string][]).map(patternOf)
const english = patternsOf(words)
const all = [...english, ...patternsOf(abroad)]

/** What a piece comes with does not tell its category: a dress with a belt is a dress. */
const company = /\s(?:with|w\/|featuring|for|from|and matching|avec|mit|con)\s.*$|[,(–—].*$/iu

function furthestRight(text: string, patterns: Patterns) {
  let found: { category: CategoryOrNone; end: number; start: number } | null = null
  for (const [category, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      // Of two words that end together the longer one counts: a 'robe' within 'bathrobe' is not found.
      if (!found || end > found.end || (end === found.end && start < found.start))
        found = { category, start, end }
    }
  }
  return found?.category ?? null
}

const told = (text: string, patterns: Patterns) =>
  furthestRight(text.replace(company, ''), patterns) ?? furthestRight(text, patterns)

/** What the words of an English text tell: a category, a thing without one, or null. */
export const namedInEnglish = (text: string): CategoryOrNone | null => told(text, english)

/** The category that the words of a text tell, or null. */
export function categoryWords(text: string): ProductCategory | null {
  const found = told(text, all)
  return found === 'none' ? null : found
}

/** A product's category by the keywords of its title; the default is accessories. */
export const categoryOfTitle = (title: string): ProductCategory => categoryWords(title) ?? 'accessories'

/** What the specification derives from a title besides. */
export function titleFlags(title: string) {
  const category = categoryOfTitle(title)
  return {
    dress: category === 'dresses',
    top: category === 'tops',
    bottom: category === 'bottoms' || category === 'skirts',
    outer: category === 'outerwear',
    shoe: category === 'shoes',
    heel:
      category === 'shoes' &&
      /(?<!\p{L})(?:heels?|heeled|pumps?|stilettos?|slingbacks?|escarpins?)(?!\p{L})/iu.test(title),
  }
}
