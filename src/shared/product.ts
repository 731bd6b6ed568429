import type { WornCategory } from './garment-categories.ts'
import type {
  Availability,
  ColourFamily,
  Department,
  ProductCategory,
  ProductOccasion,
  Season,
} from './product-categories.ts'

/** A product as every list of the shop answers it. The spelling of the names is the specification's. */
export type Product = {
  id: string
  /** Brand and name joined by ' | '. */
  title: string
  name: string
  brand: string
  /** For display, already cleaned: '$59.00', 'Price varies' or 'SOLD OUT'. */
  price: string
  /** Hundredths of `currency`; null when the shop names none. */
  price_cents: number | null
  /** Before a sale; null when there is none. */
  list_price_cents: number | null
  currency: string
  /** The shop's page; empty where a plan keeps it back. */
  product_url: string
  image_url: string
  /** More pictures and videos; a video's path ends in .webm, .mp4 or .mov. */
  additional_images: string[]
  dominant_color: string | null
  category: ProductCategory
  colour: string
  colour_family: ColourFamily | null
  sizes: string[]
  occasions: ProductOccasion[]
  availability: Availability | 'gone'
  /** What the fitting room dresses her in; null for what cannot be tried on. */
  garment_category: WornCategory | null
  /** A piece of Luxe: the way to its shop, and trying it on, need the plan. */
  is_luxe: boolean
  is_sample: boolean
  /** What a stylist has to know besides: the collections say it, other lists do without. */
  group_id?: string
  material?: string
  season?: Season
  department?: Department | null
}
