import * as v from 'valibot'
import { colourFamilies, productCategories, seasons } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Concept } from '@cabine/sophia/vocabulary/concepts.ts'
import { codePattern } from './alike/code-pattern.ts'
import { sentAs } from './schema-of-input.ts'

/** The shelves of the shop, as far as somebody wears what stands there. */
export const closetCategories = productCategories.filter((one) => one !== 'home')
export type ClosetCategory = (typeof closetCategories)[number]

/** What clothes are made of: the stylist's words for it, by which rain, heat and cold are judged. */
export const fabrics = [
  'cotton',
  'linen',
  'wool',
  'cashmere',
  'silk',
  'satin',
  'denim',
  'leather',
  'faux leather',
  'suede',
  'velvet',
  'corduroy',
  'tweed',
  'knitted',
  'fleece',
  'fur',
  'lace',
  'chiffon',
  'viscose',
  'polyester',
  'sequin',
  'straw',
] as const satisfies Concept[]

export const closetPatterns = [
  'plain',
  'striped',
  'checked',
  'floral',
  'polka dot',
  'leopard',
  'printed',
] as const satisfies Concept[]

export const formalities = ['casual', 'smart', 'formal'] as const

/** Where a piece is. `sold`, `lent` and `donated` are the archive: they count for no outfit. */
export const closetStates = ['here', 'laundry', 'sold', 'lent', 'donated'] as const

/** How many pieces a closet holds by plan. The server counts those in accounts. */
export const closetLimits = { free: 60, premium: 1000 }

export const maxColours = 3
const maxWorn = 1000
const maxPlanned = 400

const words = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '')

/** `2026-11-30`, a day of her calendar. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
const days = (most: number) => v.optional(v.pipe(v.array(day), v.maxLength(most)), [])
const one = <const Names extends readonly string[]>(names: Names) =>
  v.optional(v.nullable(v.picklist(names)), null)

/** What is known of a piece besides its picture. */
export const closetDetails = v.object({
  category: v.picklist(closetCategories),
  name: words(120),
  /** The largest share first. */
  colours: v.optional(v.pipe(v.array(v.picklist(colourFamilies)), v.maxLength(maxColours)), []),
  pattern: one(closetPatterns),
  fabric: one(fabrics),
  season: v.optional(v.picklist(seasons), 'all'),
  formality: one(formalities),
  brand: words(120),
  size: words(40),
  priceCents: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))), null),
  currency: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Z]{3})?$/)), ''),
  boughtOn: v.optional(v.nullable(day), null),
  notes: words(1000),
  state: v.optional(v.picklist(closetStates), 'here'),
  /** Where a shop sells it, and the product of the catalogue that it is. */
  link: words(2000),
  productId: words(60),
  /** The code of its picture (shared/alike/code.ts), by which doubles are found; empty where it could not be made. */
  look: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(codePattern))]), ''),
  /** The days on which she wore it, plans to wear it, and washed it last. */
  wornOn: days(maxWorn),
  plannedFor: days(maxPlanned),
  washedOn: v.optional(v.nullable(day), null),
})
export type ClosetDetails = v.InferOutput<typeof closetDetails>

/** Made on the device that adds the piece, so that a call that is sent twice adds it once. */
export const closetPieceId = v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/))

const moment = v.pipe(v.number(), v.integer(), v.minValue(0))

export const closetPieceInput = v.object({
  details: closetDetails,
  /** The address of a picture of clothes in her account (POST /api/photos/wardrobe); empty without one. */
  picture: v.pipe(
    v.string(),
    v.maxLength(400),
    sentAs({ pattern: '^(?:/api/photos/outfits/.+)?$' }),
    v.regex(/^(?:\/api\/photos\/outfits(?:\/\w[\w.-]*)+)?$/),
  ),
  addedAt: moment,
  /** When she changed it, by her device's clock: of two changes the later one stands. */
  changedAt: moment,
})
export type ClosetPieceInput = v.InferOutput<typeof closetPieceInput>
