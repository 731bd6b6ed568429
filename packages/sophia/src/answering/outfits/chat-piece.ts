import type { Product } from '../../vocabulary/product.ts'
import type { Department } from '../../vocabulary/product-categories.ts'
import { asWorn, type Worn } from '../../styling/piece.ts'
import { isWarm, type ChatWeather, type OutfitType } from './options.ts'

/** A product of a list as the rules see it; null for what is not worn. */
export const wornOf = (product: Product): Worn | null =>
  asWorn({
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

/** Whether a piece belongs to the requested type, which is never relaxed. */
export function isOfType({ slot }: Worn, outfitType: OutfitType, weather: ChatWeather) {
  if (slot === 'outer') return !isWarm(weather)
  if (slot === 'dress') return outfitType === 'dresses'
  if (slot === 'top' || slot === 'bottom') return outfitType === 'top_bottom'
  return true
}

/** Women's pieces, unless her profile names another department. */
export const isForHer = ({ department }: Product, shopper: Department | null) =>
  !department || department === 'unisex' || shopper === 'unisex' || department === (shopper ?? 'women')
