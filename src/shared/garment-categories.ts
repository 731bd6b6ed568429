/** What a shopper can put on, from the skin outwards: a try-on dresses her in this order. */
export const garmentCategories = ['bottoms', 'skirts', 'tops', 'dresses', 'outerwear'] as const
export type GarmentCategory = (typeof garmentCategories)[number]
