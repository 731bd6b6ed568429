/** The clothes that can be tried on, from the skin outwards, which is the order of a try-on. */
export const garmentCategories = ['bottoms', 'skirts', 'tops', 'dresses', 'outerwear'] as const
export type GarmentCategory = (typeof garmentCategories)[number]

/** Everything that can be tried on: shoes and a bag come after the clothes. */
export const wornCategories = [...garmentCategories, 'shoes', 'bags'] as const
export type WornCategory = (typeof wornCategories)[number]

export const isClothes = (category: WornCategory): category is GarmentCategory =>
  category !== 'shoes' && category !== 'bags'
