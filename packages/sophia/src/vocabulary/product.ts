import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type {
  AnyCategory,
  Availability,
  ColourFamily,
  Department,
  ProductOccasion,
  Season,
} from './product-categories.ts'
import type { Traits } from './traits.ts'

/** A product as every list of the shop answers it. The spelling of the names is the specification's. */
export type Product = {
  id: string
  /** Brand and name joined by ' | '. */
  title: string
  name: string
  brand: string
  /** For display, already cleaned: '$59.00', 'Price varies' or 'SOLD OUT'. */
  price: string
  /** Hundredths of `currency`; null when the shop names no price. */
  price_cents: number | null
  /** What its dearest size costs, where sizes differ: its price is that of the cheapest. */
  most_price_cents?: number
  /** The price before a sale; null without one. */
  list_price_cents: number | null
  currency: string
  /** The shop's page; empty where it needs Luxe. */
  product_url: string
  image_url: string
  /** More pictures and videos; a video's path ends in .webm, .mp4 or .mov. */
  additional_images: string[]
  dominant_color: string | null
  category: AnyCategory
  colour: string
  colour_family: ColourFamily | null
  /** In how many colours the piece is sold, where in several. */
  colour_count?: number
  sizes: string[]
  occasions: ProductOccasion[]
  availability: Availability | 'gone'
  /** The category of the try-on; null for what cannot be tried on. */
  garment_category: WornCategory | null
  /** A piece of Luxe: its shop link and its try-on need the plan. */
  is_luxe: boolean
  is_sample: boolean
  /** Facts for the stylist, which only collections contain. */
  group_id?: string
  material?: string
  season?: Season
  department?: Department | null
  /** What it is, as it was read when it was imported. */
  traits?: Traits | null
}

/** A size of a product as its shop sells it, with an address of its own. */
export type ProductVariant = {
  id: string
  size: string
  /** For display, as a product's. */
  price: string
  price_cents: number | null
  list_price_cents: number | null
  currency: string
  availability: Availability
  product_url: string
}
