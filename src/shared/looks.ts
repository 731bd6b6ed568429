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

export const maxNotesLength = 1000
const lookNotes = text(maxNotesLength)
export const lookNotesInput = v.object({ notes: lookNotes })

export const maxAlbums = 100
export const maxAlbumName = 60
export const albumInput = v.object({
  name: v.pipe(v.string(), notBlank(), v.trim(), v.minLength(1), v.maxLength(maxAlbumName)),
})

/** How many looks one call puts into an album. */
export const movedAtOnce = 200
export const albumLooksInput = v.object({
  lookIds: v.pipe(v.array(text(64)), v.minLength(1), v.maxLength(movedAtOnce)),
  /** Null takes them out of their albums. */
  albumId: v.nullable(text(64)),
})

/** Tells a look's picture by what is sent of it, so that both sides know which looks are saved already. */
export async function fingerprintOf(tryOnImageUrl: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(tryOnImageUrl))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

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
  notes: v.optional(lookNotes, ''),
  items: v.optional(v.pipe(v.array(shopItem), v.maxLength(20)), []),
})
