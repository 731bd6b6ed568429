import * as v from 'valibot'
import { garmentCategory, garmentLandmarks } from '#shared/garments.ts'
import type { Design } from './design.ts'
import { widths } from './encode.ts'
import type { Portrait } from './picture.ts'

const picture = v.object({
  width: v.pipe(v.number(), v.integer()),
  height: v.pipe(v.number(), v.integer()),
  webp: v.string(),
  avif: v.string(),
})
const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))

/** One entry of samples/garments.json. Paths are those the site serves; sizes are pixels. */
export const sampleGarment = v.object({
  id: v.pipe(v.string(), v.slug()),
  name: v.pipe(v.string(), v.nonEmpty()),
  brand: v.literal('Cabine Sample'),
  category: garmentCategory,
  colour: v.string(),
  priceCents: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('USD'),
  description: v.pipe(v.string(), v.nonEmpty()),
  pictures: v.pipe(v.array(picture), v.length(widths.length)),
  /** Height of the whole picture in the garment's own centimetres: all hang on one mannequin of 172 cm. */
  frameHeightCm: v.pipe(v.number(), v.minValue(1)),
  dominantColour: hexColour,
  landmarks: garmentLandmarks,
})
export type SampleGarment = v.InferOutput<typeof sampleGarment>

export function entryOf(
  design: Design,
  { picture: size, frameHeightCm, landmarks }: Portrait,
  dominantColour: string,
): SampleGarment {
  const { id, name, category, colour, priceCents, description } = design
  return v.parse(sampleGarment, {
    id,
    name,
    brand: 'Cabine Sample',
    category,
    colour,
    priceCents,
    currency: 'USD',
    description,
    pictures: picturesIn(`/samples/garments/${id}`, widths, size.height / size.width),
    frameHeightCm,
    dominantColour,
    landmarks,
  })
}

export const picturesIn = (folder: string, sizes: readonly number[], aspect: number) =>
  sizes.map((width) => ({
    width,
    height: Math.round(width * aspect),
    webp: `${folder}/${width}.webp`,
    avif: `${folder}/${width}.avif`,
  }))
