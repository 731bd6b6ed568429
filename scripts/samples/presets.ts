import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { garmentCategory, garmentLandmarks } from '../../src/shared/garments.ts'
import { occasions } from '../../src/shared/occasions.ts'
import type { OutfitPreset } from '../../src/shared/outfits.ts'

const samples = join(import.meta.dirname, '../../samples')
const read = (file: string): unknown => JSON.parse(readFileSync(join(samples, file), 'utf8'))

const garment = v.object({
  id: v.string(),
  name: v.string(),
  brand: v.string(),
  category: garmentCategory,
  priceCents: v.number(),
  currency: v.string(),
  landmarks: garmentLandmarks,
})

const preset = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  occasion: v.picklist(occasions),
  isPremium: v.boolean(),
  garmentIds: v.pipe(v.array(v.string()), v.minLength(1)),
  thumbnail: v.string(),
})

const picture = (id: string, width: 320 | 640 | 960) => `/samples/garments/${id}/${width}.webp`

/** The sample wardrobe as the shop's presets: what `samples/` describes and `public/samples/` shows. */
export function samplePresets(): OutfitPreset[] {
  const garments = new Map(v.parse(v.array(garment), read('garments.json')).map((piece) => [piece.id, piece]))
  return v.parse(v.array(preset), read('presets.json')).map(({ garmentIds, thumbnail, ...words }) => {
    const pieces = garmentIds.map((id) => {
      const piece = garments.get(id)
      if (!piece) throw new Error(`preset ${words.id} names a garment that is not there: ${id}`)
      return piece
    })
    return {
      ...words,
      thumbnailUrl: thumbnail,
      garments: pieces.map(({ id, category, landmarks }) => ({
        image: picture(id, 960),
        category,
        landmarks,
      })),
      items: pieces.map(({ id, name, brand, category, priceCents, currency }) => ({
        id,
        name,
        brand,
        category,
        price: new Intl.NumberFormat('en', { style: 'currency', currency }).format(priceCents / 100),
        image: picture(id, 320),
        // A sample is sold nowhere: the shop link comes with a true catalogue.
        url: '',
      })),
    }
  })
}
