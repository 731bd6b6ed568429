import type { Product } from '../vocabulary/product.ts'
import { costOf } from './piece-cost.ts'
import { asWorn, type Piece, type Worn } from './piece.ts'

/** A product as the rules see it. */
export const pieceOf = (product: Product): Piece => ({
  id: product.id,
  groupId: product.group_id ?? '',
  brand: product.brand,
  name: product.name,
  category: product.category,
  colour: product.colour,
  colourFamily: product.colour_family,
  material: product.material ?? '',
  occasions: product.occasions,
  season: product.season ?? 'all',
  priceCents: product.price_cents,
  currency: product.currency,
  availability: product.availability,
  traits: product.traits ?? null,
})

/** The same, as it is worn; null for what is not. */
export const wornOf = (product: Product): Worn | null => asWorn(pieceOf(product))

/** What a product costs in hundredths of a currency; without one, of its own. */
export const costOfProduct = (product: Pick<Product, 'price_cents' | 'currency'>, of?: string) =>
  costOf({ priceCents: product.price_cents, currency: product.currency }, of)
