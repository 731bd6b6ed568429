import type { WornCategory } from '#shared/garment-categories.ts'
import type { GarmentLandmarks } from '#shared/garments.ts'
import type {
  Availability,
  ColourFamily,
  Department,
  ProductCategory,
  ProductOccasion,
  Season,
} from '#shared/product-categories.ts'
import type { SizeChart } from '#shared/size-chart.ts'

/** What a row of a feed says of a product, believed: all that an import writes of it. */
export type ProductDraft = {
  itemId: string
  groupId: string
  brand: string
  name: string
  description: string
  category: ProductCategory
  department: Department
  colour: string
  colourFamily: ColourFamily | null
  material: string
  sizes: string[]
  occasions: ProductOccasion[]
  season: Season
  priceCents: number | null
  listPriceCents: number | null
  currency: string
  availability: Availability
  productUrl: string
  imageUrl: string
  additionalImages: string[]
  dominantColour: string | null
  garmentCategory: WornCategory | null
  landmarks: GarmentLandmarks | null
  sewnUrl: string | null
  sizeChart: SizeChart | null
}

/** What the reader of a row knows besides the row. */
export type FeedContext = {
  /** The project's own feed, the only one that may name our own paths. */
  isSample: boolean
  /** The shop, where rows name only paths: what the operator says. */
  shop: string | null
  /** Where the feed came from: the shop itself, when it is a shop system's own export. */
  origin: string | null
  /** What is meant where no row says a currency. */
  currency: string | null
  /** ShopMy knows pieces without a price: they stay, and show that it varies. */
  needsPrice: boolean
  now: number
}
