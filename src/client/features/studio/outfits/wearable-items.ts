import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import { garmentCategories } from '#shared/garment-categories.ts'
import type { GeneratedItem } from '#shared/studio.ts'

/** The ids of what the fitting room can dress her in; what needs Luxe the fitting room says. */
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
