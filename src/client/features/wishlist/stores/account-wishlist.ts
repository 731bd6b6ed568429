import { api, request } from '#client/lib/api.ts'
import { isWishlistItemId } from '#shared/wishlist-item-id.ts'
import type { NewWishlistItem } from '../wishlist-item.ts'

export const fetchAccountWishlist = () => request(api.wishlist.$get())

export type WishlistItem = Awaited<ReturnType<typeof fetchAccountWishlist>>[number]

const bodyOf = ({ itemId, title, price, image, link, brand, category, variantId }: NewWishlistItem) => ({
  itemId,
  title,
  price,
  image,
  link,
  brand,
  category,
  ...(variantId && { variantId }),
})

export const saveInAccount = (item: NewWishlistItem) => request(api.wishlist.$post({ json: bodyOf(item) }))

export const removeFromAccount = (itemId: string) =>
  request(api.wishlist[':itemId'].$delete({ param: { itemId } }))

/** How many pieces one call sends. */
const mergedAtOnce = 200

/**
 * Merges a visitor's saved pieces into the account and returns the whole list. Pieces already there stay as
 * they are. An entry written by other code may have a name that the server refuses: it must not keep the others
 * back.
 */
export async function mergeIntoAccount(items: NewWishlistItem[]): Promise<WishlistItem[]> {
  const able = items.filter(({ itemId }) => isWishlistItemId(itemId))
  // The oldest are sent first, because later ones are listed above them.
  const [newer, oldest] = [able.slice(0, -mergedAtOnce), able.slice(-mergedAtOnce)]
  const list = await request(api.wishlist.merge.$post({ json: { items: oldest.map(bodyOf) } }))
  return newer.length > 0 ? await mergeIntoAccount(newer) : list
}
