import * as v from 'valibot'
import { isWishlistItemId, mostAddressLength } from './wishlist-item-id.ts'

/** What a shop wrote is cut rather than refused: a heart must not fail for a long title. */
const words = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.slice(0, most).toWellFormed()),
    ),
    '',
  )

/** A shop's picture as a page shows it, through our own door, is named by its address. */
const withoutProxy = (text: string) =>
  text.startsWith('/api/proxy-image?') ? (new URLSearchParams(text.split('?')[1]).get('url') ?? '') : text

/** An address on the web or a page of our own under `folder`; whatever else was sent is nothing. */
const address = (folder: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform(withoutProxy),
      v.transform((text) => {
        if (text.startsWith(folder) && /^(?:\/\w[\w.-]*)+$/.test(text)) return text
        const url = URL.parse(text)
        const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
        return url && isWeb && !url.username && !url.password && url.href.length <= mostAddressLength
          ? url.href
          : ''
      }),
    ),
    '',
  )

const itemId = v.pipe(v.string(), v.check(isWishlistItemId))

export const saveWishlistItemInput = v.object({
  itemId,
  title: words(300),
  price: words(80),
  image: address('/samples/'),
  link: address('/sample-shop/'),
  brand: words(120),
  category: words(60),
})
export type NewWishlistItem = v.InferOutput<typeof saveWishlistItemInput>

/** A visitor's hearts, the newest first. */
export const mergeWishlistInput = v.object({
  items: v.pipe(v.array(saveWishlistItemInput), v.maxLength(200)),
})
