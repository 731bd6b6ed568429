import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { root } from '#scripts/local/paths.ts'
import { garmentLandmarks } from '#shared/garments.ts'
import {
  colourFamilies,
  productCategories,
  productOccasions,
  seasons,
} from '@cabine/sophia/vocabulary/product-categories.ts'

const picture = v.object({ width: v.number(), height: v.number(), webp: v.string(), avif: v.string() })

/** A piece as the picture makers describe it in `data/garments.json` and `data/objects.json`. */
const piece = v.object({
  id: v.pipe(v.string(), v.slug()),
  groupId: v.pipe(v.string(), v.slug()),
  name: v.pipe(v.string(), v.nonEmpty()),
  brand: v.pipe(v.string(), v.nonEmpty()),
  category: v.picklist(productCategories),
  description: v.pipe(v.string(), v.nonEmpty()),
  colour: v.string(),
  colourFamily: v.picklist(colourFamilies),
  material: v.string(),
  sizes: v.array(v.string()),
  occasions: v.array(v.picklist(productOccasions)),
  season: v.picklist(seasons),
  /** For whom it is cut; women, or everybody, where nothing is said. */
  department: v.optional(v.literal('men')),
  priceCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('USD'),
  pictures: v.array(picture),
  dominantColour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  /** Garments only: the height of the whole picture, and the landmarks. */
  frameHeightCm: v.optional(v.number()),
  landmarks: v.optional(garmentLandmarks),
  /** Other views; of objects alone also a film of it turning. */
  extra: v.optional(v.array(v.string()), []),
  video: v.optional(v.string()),
})

export type SamplePiece = v.InferOutput<typeof piece> & {
  /** The address of the sewn form, which not every garment has. */
  sewn?: string
}

/** The address of a garment's sewn form, if it has been written. */
export function sewnOf(id: string) {
  const address = `/samples/garments/${id}/sewn.bin`
  return existsSync(join(root, 'public', address)) ? { sewn: address } : {}
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(root, 'scripts/sample-shop/data', file), 'utf8'))

/** Everything that the sample shop sells and has a picture of, garments first. */
export const readRange = (): SamplePiece[] =>
  v
    .parse(v.array(piece), [read('garments.json'), read('objects.json')].flat())
    .map((one) => ({ ...one, ...sewnOf(one.id) }))
