import type { ProductCategory } from '../product-categories.ts'

/** Where in an outfit a piece has its place. */
export const slots = ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory'] as const
export type Slot = (typeof slots)[number]

/** Null for what is not worn. */
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
