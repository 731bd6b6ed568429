import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import { garmentCategories } from '@cabine/engine/contract/garment-categories.ts'
import type { GeneratedItem } from '#shared/studio.ts'

/** Ids of the pieces that can be tried on. Whether one needs Luxe is checked by the fitting room. */
export function wearableItems(items: Pick<GeneratedItem, 'id' | 'name' | 'category'>[]) {
  const pieces = items.map(({ id, name, category }) => ({
    id,
    name,
    garment_category: garmentCategories.find((one) => one === category) ?? null,
    availability: 'in_stock' as const,
    is_luxe: false,
  }))
  return wearableOf(pieces).productIds
}
