import type { PriceLimits } from '@cabine/sophia/vocabulary/prices.ts'
import type { ColourFamily, ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Wish } from '@cabine/sophia/languages/en/wishes.ts'
import type { AskedOfShop } from '@cabine/sophia/searching/asked.ts'
import type { Span } from '@cabine/sophia/searching/span.ts'
import type { SizesAsked } from './sizes-asked.ts'

/** How soon a thing is let go where no product has all: the first ones first, the kind of piece never before all others. */
export const ranks = {
  word: 0,
  wish: 1,
  need: 2,
  trait: 3,
  price: 4,
  size: 5,
  line: 6,
  colour: 7,
  kind: 8,
} as const

/**
 * One thing that is searched for: the words as they were typed, the expression that finds them, and the one that also
 * finds what else they may mean. `isKind`: they name a kind of piece, not what it is like.
 */
export type Term = {
  words: string[]
  typed: string
  match: string
  isKind: boolean
  rank: number
  /** The categories within which the kind stands, as a fact of the index, and in which its products are counted first. */
  fact?: string
  categories?: readonly ProductCategory[]
  /** What comes nearest to the kind where the shop has none of it, as an expression; null where nothing does. */
  near?: string | null
  /** It names a kind of which there is none, and stands for what comes nearest, or for its category. */
  isBeside?: true
  /** Where it stands in the folded text; `isWord`: as a word that Sophia's rules do not know. */
  at?: Span
  isWord?: true
}

/** An occasion or season, found by a product's texts or by what the catalogue knows of the product. */
export type WishTerm = Wish & { match: string; words: string[] }

/** What a question says besides its words. */
export type AskedFacts = {
  /** An expression of what is not wanted. */
  without: string | null
  sizes: SizesAsked | null
  order: AskedOfShop['order']
  /** The families of the colours that are asked for: products of these come first, and solid ones before prints. */
  families: readonly ColourFamily[]
  isPlain: boolean
  /** What is made for men, children or a figure comes last, because nobody asked for it. */
  isForAll: boolean
  /** The words of a price, of a size and of what is not wanted, which are said where they are let go. */
  words: Record<'price' | 'size' | 'unwanted', readonly string[]>
  /** Where the unwanted, a size, a price, an occasion, and what is met without a word of the index stand. */
  spans: Record<'unwanted' | 'size' | 'price' | 'occasion' | 'met', readonly Span[]>
  /** Where words stand that the stylist knows: none of them was mistyped. */
  known: readonly Span[]
  /** What was said and asks for nothing that the shop tells of its pieces. */
  unmet: readonly string[]
  /** An occasion is asked for, and no piece: the stylist knows what is worn. */
  isForOccasion: boolean
  /** It is rather a wish to talk about than a search: Sophia answers it. */
  isWish: boolean
}

export type Question = {
  /** Every word as it was typed, which is shown when another one was corrected. */
  words: string[]
  terms: Term[]
  wishes: WishTerm[]
  departments: string[]
  limits: PriceLimits
  /**
   * The categories that it names; their products come first, so that a skirt precedes a dress that only mentions one.
   */
  categories: ProductCategory[]
  /** Whether products have to be called by the word for the kind of piece: then it is not enough that a text mentions it. */
  isKindNamed?: boolean
  /** What is said of the shop besides (read by asked-of-shop.ts). */
  asked?: AskedFacts
}
