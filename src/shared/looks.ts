import * as v from 'valibot'
import { notBlank } from './schema-of-input.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** The escaped address of a shop's picture in the image proxy's path. */
const maxAddressLength = 6000

/** A piece of a look, as the shop-the-look list shows it. */
export const shopItem = v.object({
  id: v.optional(text(128)),
  name: text(200),
  brand: v.optional(text(120), ''),
  price: v.optional(text(40), ''),
  category: v.optional(text(40), ''),
  image: v.optional(text(maxAddressLength), ''),
  url: v.optional(text(2000), ''),
})
export type ShopItem = v.InferOutput<typeof shopItem>

/** `tryOnImageUrl` is a finished job's picture or, for a look rendered on the device, a JPEG data URL. */
export const saveLookInput = v.object({
  title: v.pipe(v.string(), notBlank(), v.trim(), v.minLength(1), v.maxLength(120)),
  tryOnImageUrl: v.pipe(
    v.string(),
    v.maxLength(2_800_000),
    v.regex(/^(?:\/api\/photos(?:\/\w[\w.-]*)+$|data:image\/jpeg;base64,)/),
  ),
  originalOutfitUrl: v.optional(text(maxAddressLength), ''),
  outfitName: v.optional(text(120), ''),
  outfitDescription: v.optional(text(600), ''),
  notes: v.optional(text(1000), ''),
  items: v.optional(v.pipe(v.array(shopItem), v.maxLength(20)), []),
})
