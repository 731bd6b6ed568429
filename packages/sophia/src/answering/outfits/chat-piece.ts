import type { Product } from '../../vocabulary/product.ts'
import type { Department } from '../../vocabulary/product-categories.ts'
import type { Worn } from '../../styling/piece.ts'
import { isWarm, type ChatWeather, type OutfitType } from './options.ts'

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
