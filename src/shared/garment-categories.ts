/** The clothes that a shopper can put on, from the skin outwards: a try-on dresses her in this order. */
export const garmentCategories = ['bottoms', 'skirts', 'tops', 'dresses', 'outerwear'] as const
export type GarmentCategory = (typeof garmentCategories)[number]

/** Everything that she can, shoes and a bag after the clothes. */
export const wornCategories = [...garmentCategories, 'shoes', 'bags'] as const
export type WornCategory = (typeof wornCategories)[number]

export const isClothes = (category: WornCategory): category is GarmentCategory =>
  category !== 'shoes' && category !== 'bags'
