import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { widths } from '../product.ts'
import {
  colourFamilies,
  garmentCategory,
  garmentLandmarks,
  productOccasions,
  root,
  seasons,
} from '../product.ts'
import { brands } from '../shop/brands.ts'
import type { Sitting } from './picture.ts'
import type { Product } from './range/product.ts'
import { viewPath, views } from '../further-views.ts'

const picture = v.object({
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
  webp: v.string(),
  avif: v.string(),
})
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const text = v.pipe(v.string(), v.nonEmpty())
const slug = v.pipe(v.string(), v.slug())

/** One entry of scripts/sample-shop/data/garments.json. Paths are those the site serves; sizes are pixels. */
export const sampleGarment = v.object({
  id: slug,
  /** The cut, shared by its colourways. */
  groupId: slug,
  name: text,
  brand: v.picklist(brands),
  category: garmentCategory,
  colour: text,
  colourFamily: v.picklist(colourFamilies),
  material: text,
  sizes: v.pipe(v.array(text), v.minLength(1)),
  priceCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('USD'),
  description: text,
  occasions: v.pipe(v.array(v.picklist(productOccasions)), v.minLength(1)),
  season: v.picklist(seasons),
  /** For whom it is cut; women where nothing is said. */
  department: v.optional(v.literal('men')),
  pictures: v.pipe(v.array(picture), v.length(widths.length)),
  /** From behind, and from near by, as far as they have been taken. */
  extra: v.array(v.string()),
  /** Height of the whole picture in the garment's own centimetres: all hang on one mannequin of 172 cm. */
  frameHeightCm: v.pipe(v.number(), v.minValue(1)),
  dominantColour: hexColour,
  landmarks: garmentLandmarks,
})
export type SampleGarment = v.InferOutput<typeof sampleGarment>

/** What the camera adds to what the shop says. */
export type Photographed = Pick<Sitting, 'frameHeightCm' | 'landmarks'> & {
  aspect: number
  dominantColour: string
}

export const entryOf = (product: Product, { aspect, ...measured }: Photographed): SampleGarment =>
  v.parse(sampleGarment, {
    ...product,
    currency: 'USD',
    pictures: picturesIn(`/samples/garments/${product.id}`, widths, aspect),
    extra: views
      .map((view) => viewPath('garments', product.id, view))
      .filter((path) => existsSync(join(root, 'public', path))),
    ...measured,
  })

export const picturesIn = (folder: string, sizes: readonly number[], aspect: number) =>
  sizes.map((width) => ({
    width,
    height: Math.round(width * aspect),
    webp: `${folder}/${width}.webp`,
    avif: `${folder}/${width}.avif`,
  }))
