import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import type {
  Availability,
  ColourFamily,
  Department,
  AnyCategory,
  ProductOccasion,
  Season,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Delivery } from '#shared/delivery.ts'
import type { SizeSystem } from '#shared/sizes/size-systems.ts'
import type { SizeChart } from '#shared/size-chart.ts'
import type { FeedMapping } from '#shared/office/feed-inputs.ts'

/** A product as validated from a feed's row: everything that an import writes. */
export type ProductDraft = {
  itemId: string
  groupId: string
  brand: string
  name: string
  description: string
  category: AnyCategory
  department: Department
  colour: string
  colourFamily: ColourFamily | null
  material: string
  sizes: string[]
  /** Its sizes as words of the index (shared/sizes/size-words.ts), blanks between them. */
  sizeWords: string
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
  // Left out where the shop says nothing, so that a row of a feed without them has the digest that it had before.
  sizeSystem?: SizeSystem
  delivery?: Delivery
  /** It is one of the variants that a product lists itself: `groupId` is the product's own id. */
  isExpanded?: true
}

/** What the reader of a row knows besides the row. */
export type FeedContext = {
  /** The project's own feed is the only one that may name our own paths. */
  isSample: boolean
  /** The shop as configured, where rows contain only paths. */
  shop: string | null
  /** The origin of the feed, when it is the shop's own export. */
  origin: string | null
  /** The currency of prices that state none. */
  currency: string | null
  /** ShopMy has pieces without a price: they are imported and shown with a varying price. */
  needsPrice: boolean
  /** Columns that an editor has named for fields, before those of the dialect. */
  mapping?: FeedMapping | null
  now: number
}
