/**
 * The categories of products. Shop All shows skirts among the bottoms, because its filters are the specification's.
 */
export const productCategories = [
  'tops',
  'bottoms',
  'skirts',
  'dresses',
  'outerwear',
  'shoes',
  'accessories',
  'bags',
  'home',
] as const
export type ProductCategory = (typeof productCategories)[number]

/** 'unknown': nothing tells its category. It is found and stands among all products, but on no shelf. */
export const anyCategory = [...productCategories, 'unknown'] as const
export type AnyCategory = (typeof anyCategory)[number]

export const isKnown = (category: AnyCategory): category is ProductCategory => category !== 'unknown'

export const shopAllFilters = [
  'all',
  'tops',
  'bottoms',
  'dresses',
  'outerwear',
  'shoes',
  'accessories',
  'bags',
  'home',
] as const
export type ShopAllFilter = (typeof shopAllFilters)[number]

/** The families by which colours are filtered: shops have a hundred names for them. */
export const colourFamilies = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'gold',
  'silver',
  'multi',
] as const
export type ColourFamily = (typeof colourFamilies)[number]
/** What has a colour's name: a print has none. */
export type PlainColour = Exclude<ColourFamily, 'multi'>

/** What goes with everything, and what shines; the others are bright. */
export const quietColours: readonly ColourFamily[] = ['black', 'white', 'grey', 'beige', 'brown']
export const metals: readonly ColourFamily[] = ['gold', 'silver']

/** The occasions of products: the first four are the specification's collections. */
export const productOccasions = [
  'workwear',
  'vacation',
  'date-night',
  'casual-day',
  'everyday',
  'special-event',
] as const
export type ProductOccasion = (typeof productOccasions)[number]

export const seasons = ['summer', 'winter', 'all'] as const
export type Season = (typeof seasons)[number]

export const departments = ['women', 'men', 'kids', 'unisex'] as const
export type Department = (typeof departments)[number]

export const availabilities = ['in_stock', 'preorder', 'out_of_stock'] as const
export type Availability = (typeof availabilities)[number]
