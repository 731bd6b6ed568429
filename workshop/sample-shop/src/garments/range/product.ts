import type { GarmentCategory, ColourFamily, ProductOccasion, Season } from '../../product.ts'
import type { brands } from '../../shop/brands.ts'

/** What a shop says of a garment. */
export interface Product {
  /** Slug of the product: one colourway of one cut. */
  id: string
  /** Slug of the cut, shared by its colourways. */
  groupId: string
  /** Carries a word of its category: the shop sorts by words of the title. */
  name: string
  brand: (typeof brands)[number]
  category: GarmentCategory
  colour: string
  colourFamily: ColourFamily
  material: string
  sizes: readonly string[]
  priceCents: number
  description: string
  occasions: readonly ProductOccasion[]
  season: Season
  /** For whom it is cut; women where nothing is said. */
  department?: 'men'
}

export const letters = ['XS', 'S', 'M', 'L', 'XL'] as const
export const numbers = ['0', '2', '4', '6', '8', '10', '12'] as const
export const petiteNumbers = ['00P', '0P', '2P', '4P', '6P', '8P', '10P', '12P'] as const
export const plusNumbers = ['14W', '16W', '18W', '20W', '22W', '24W'] as const
export const plusLetters = ['1X', '2X', '3X', '4X'] as const
export const mensLetters = ['S', 'M', 'L', 'XL', 'XXL'] as const
export const mensWaistInches = ['29', '30', '31', '32', '33', '34', '36', '38'] as const
export const waistInches = ['24', '25', '26', '27', '28', '29', '30', '31', '32'] as const

type Own = 'id' | 'name' | 'colour' | 'colourFamily' | 'description'

/** The colourways of a cut: what they share, and what each has of its own. */
export const colourways = (
  shared: Omit<Product, Own>,
  ...each: (Pick<Product, Own> & Partial<Omit<Product, 'category' | 'groupId'>>)[]
): Product[] => each.map((own) => ({ ...shared, ...own }))
