import * as v from 'valibot'
import { widths } from '../product.ts'
import { colourFamilies, productOccasions, seasons } from '../product.ts'
import { brands } from '../shop/brands.ts'

const picture = v.object({
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
  webp: v.string(),
  avif: v.string(),
})

/** One entry of scripts/sample-shop/data/objects.json. Paths are those the site serves; sizes are pixels. */
export const sampleObject = v.object({
  id: v.pipe(v.string(), v.slug()),
  name: v.pipe(v.string(), v.nonEmpty()),
  brand: v.picklist(brands),
  category: v.picklist(['shoes', 'bags', 'accessories', 'home']),
  colour: v.pipe(v.string(), v.nonEmpty()),
  colourFamily: v.picklist(colourFamilies),
  material: v.pipe(v.string(), v.nonEmpty()),
  sizes: v.array(v.string()),
  priceCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('USD'),
  description: v.pipe(v.string(), v.nonEmpty()),
  occasions: v.array(v.picklist(productOccasions)),
  season: v.picklist(seasons),
  /** The model, shared by its colourways. */
  groupId: v.pipe(v.string(), v.slug()),
  pictures: v.pipe(v.array(picture), v.length(widths.length)),
  /** Its other side and a close-up. */
  extra: v.array(v.string()),
  /** A short film in which the object turns. */
  video: v.optional(v.string()),
  dominantColour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
})
export type SampleObject = v.InferOutput<typeof sampleObject>
