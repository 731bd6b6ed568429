import type { ProductCategory } from '../product-categories.ts'

/** The slots of an outfit. */
export const slots = ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory'] as const
export type Slot = (typeof slots)[number]

/** Null for categories that are not worn. */
export const slotOfCategory: Record<ProductCategory, Slot | null> = {
  dresses: 'dress',
  tops: 'top',
  bottoms: 'bottom',
  skirts: 'bottom',
  outerwear: 'outer',
  shoes: 'shoes',
  bags: 'bag',
  accessories: 'accessory',
  home: null,
}
