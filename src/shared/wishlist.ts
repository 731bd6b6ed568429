import * as v from 'valibot'
import { sentAs } from './schema-of-input.ts'
import { isWishlistItemId, maxAddressLength } from './wishlist-item-id.ts'

/** A shop's text is cut rather than refused, so that saving does not fail because of a long title. */
const words = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.slice(0, most).toWellFormed()),
    ),
    '',
  )

/** Replaces the image proxy's path by the shop's own address of the picture. */
const withoutProxy = (text: string) =>
  text.startsWith('/api/proxy-image?') ? (new URLSearchParams(text.split('?')[1]).get('url') ?? '') : text

/** An address on the web or a page of our own under `folder`; anything else becomes empty. */
const address = (folder: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform(withoutProxy),
      v.transform((text) => {
        if (text.startsWith(folder) && /^(?:\/\w[\w.-]*)+$/.test(text)) return text
        const url = URL.parse(text)
        const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
        return url && isWeb && !url.username && !url.password && url.href.length <= maxAddressLength
          ? url.href
          : ''
      }),
    ),
    '',
  )

const itemId = v.pipe(
  v.string(),
  sentAs({ maxLength: maxAddressLength, pattern: '^(?!\\.{1,2}$)\\P{Cc}+$' }),
  v.check(isWishlistItemId),
)

export const saveWishlistItemInput = v.object({
  itemId,
  title: words(300),
  price: words(80),
  image: address('/samples/'),
  link: address('/sample-shop/'),
  brand: words(120),
  category: words(60),
  /** The size of a product that she chose (`variants` of a product's detail). */
  variantId: v.optional(v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/))),
})
export type NewWishlistItem = v.InferOutput<typeof saveWishlistItemInput>

/** A visitor's saved items, newest first. */
export const mergeWishlistInput = v.object({
  items: v.pipe(v.array(saveWishlistItemInput), v.maxLength(200)),
})
