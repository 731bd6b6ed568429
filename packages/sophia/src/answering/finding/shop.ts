import type { Language } from '../../vocabulary/languages.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { ProductCategory } from '../../vocabulary/product-categories.ts'
import type { Weather } from '../../questions/consultation.ts'
import type { PieceChange } from '../../styling/outfit-questions.ts'
import type { ChatWeather, Occasion } from '../outfits/options.ts'
import type { Known } from '../outfits/picks.ts'
import type { Wishes } from '../outfits/remembered-wishes.ts'
import type { WantedAnswer, WantedInput } from '../wanted/answer.ts'
import type { ChatOutfit } from '../pieces/conversation.ts'

/** What a call takes: each value as it stands in an address. */
export type Query = { [name: string]: string }

/**
 * The shop as Sophia asks it. In the product it is the API, elsewhere a list of pieces in memory. A call that fails throws;
 * one that finds nothing answers an empty list.
 */
export type Shop = {
  /** What her styling profile says. */
  known: () => Promise<Known>
  collection: (occasion: Occasion) => Promise<Product[]>
  shoes: (weather: ChatWeather) => Promise<Product[]>
  /** A page of a category for an occasion, by the chips of the search for single pieces. */
  page: (query: Query & { category: ProductCategory }) => Promise<{ products: Product[]; more: boolean }>
  /** What the whole shop has that is called so. */
  called: (words: string) => Promise<Product[]>
  alternatives: (query: Query & { id: string; change: PieceChange }) => Promise<Product[]>
  /** What there is of all that was said. */
  wanted: (input: WantedInput) => Promise<WantedAnswer>
  outfits: (query: Query & { occasion: string; weather: Weather }) => Promise<ChatOutfit[]>
}

/** What finding depends on besides the talk. */
export type Asking = {
  shop: Shop
  language: Language
  /** Of a number without one: her region's. */
  currency: string | undefined
  /** What she was told by now. */
  wishes: Wishes
  /** The same seed gives the same picks. */
  seed: string
}
