import { wornCategories, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { Outfit } from '../outfit.ts'

/** A saved look has its outfit's name, which may have 120 characters; the names of several pieces can be longer. */
const longestName = 120
export const shorten = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name

/** What a new piece takes the place of. */
export const takenOff: Record<WornCategory, readonly WornCategory[]> = {
  tops: ['tops', 'dresses'],
  bottoms: ['bottoms', 'skirts', 'dresses'],
  skirts: ['bottoms', 'skirts', 'dresses'],
  dresses: ['tops', 'bottoms', 'skirts', 'dresses'],
  outerwear: ['outerwear'],
  shoes: ['shoes'],
  bags: ['bags'],
}

/**
 * A single piece with what else she wears: new trousers keep the top. Several are an outfit of their own, and pieces of an own
 * picture, or of a look whose pieces are forgotten, cannot be taken along.
 */
export function putOver(worn: Outfit, piece: OutfitPreset): OutfitPreset {
  const [garment] = piece.garments
  if (!garment || piece.garments.length > 1 || worn.kind === 'custom') return piece
  const stays = (category: string) =>
    wornCategories.some((one) => one === category) &&
    !takenOff[garment.category].some((one) => one === category)
  const kept = worn.pieces.filter(({ category }) => stays(category))
  if (kept.length === 0) return piece
  const items = worn.items.filter(({ category }) => kept.some((one) => one.category === category))
  const ids = items.flatMap(({ id }) => id ?? [])
  return {
    ...piece,
    // By their ids they are found again; else as what they were part of.
    id: `${piece.id},${ids.length === kept.length ? ids.join(',') : worn.id}`,
    title: shorten([piece.title, ...items.map(({ name }) => name)].join(' + ')),
    items: [...piece.items, ...items],
    garments: [...kept, garment].toSorted(
      (a, b) => wornCategories.indexOf(a.category) - wornCategories.indexOf(b.category),
    ),
  }
}
