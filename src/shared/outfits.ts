import * as v from 'valibot'
import { garmentLandmarks, wornCategory } from './garments.ts'
import { shopItem } from './looks.ts'
import { occasions } from './occasions.ts'
import { bag } from './bag-of-product.ts'
import { shoe } from './shoe-of-product.ts'

/** A piece of a preset as the engine needs it: the cut-out, its landmarks, and the address of its sewn form. */
export const presetGarment = v.object({
  image: v.string(),
  category: wornCategory,
  landmarks: v.optional(garmentLandmarks),
  sewn: v.optional(v.string()),
  shoe: v.optional(shoe),
  bag: v.optional(bag),
  /** A `ColourFamily`; absent where the shop names none. */
  colour: v.optional(v.string()),
})

/** A piece of a preset: the names of the specification stand beside those of every list of pieces. */
const presetItem = v.object({
  ...shopItem.entries,
  title: v.optional(v.string()),
  link: v.optional(v.string()),
  thumbnail: v.optional(v.string()),
})

/** One preset of `GET /api/outfit-presets`. */
export const outfitPreset = v.object({
  id: v.string(),
  title: v.string(),
  thumbnailUrl: v.string(),
  description: v.string(),
  occasion: v.picklist([...occasions, 'all']),
  isPremium: v.boolean(),
  items: v.array(presetItem),
  garments: v.pipe(v.array(presetGarment), v.minLength(1), v.maxLength(6)),
})
export type OutfitPreset = v.InferOutput<typeof outfitPreset>
