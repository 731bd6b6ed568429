import { api, request } from '#client/lib/api.ts'
import { isWishlistItemId } from '#shared/wishlist-item-id.ts'
import type { NewWishlistItem } from '../wishlist-item.ts'

export const fetchAccountWishlist = () => request(api.wishlist.$get())

export type WishlistItem = Awaited<ReturnType<typeof fetchAccountWishlist>>[number]

const bodyOf = ({ itemId, title, price, image, link, brand, category }: NewWishlistItem) => ({
  itemId,
  title,
  price,
  image,
  link,
  brand,
  category,
})

export const saveInAccount = (item: NewWishlistItem) => request(api.wishlist.$post({ json: bodyOf(item) }))

export const removeFromAccount = (itemId: string) =>
  request(api.wishlist[':itemId'].$delete({ param: { itemId } }))

/** How many hearts one call takes along. */
const mergedAtOnce = 200

/**
 * Takes a visitor's hearts into the account and gives back the whole list. What is there already stays as it is.
 * An entry of another hand may bear a name that the server takes for none: it must not keep back the others.
 */
export async function mergeIntoAccount(items: NewWishlistItem[]): Promise<WishlistItem[]> {
  const able = items.filter(({ itemId }) => isWishlistItemId(itemId))
  // The oldest go first: what comes in later hangs above them.
  const [newer, oldest] = [able.slice(0, -mergedAtOnce), able.slice(-mergedAtOnce)]
  const list = await request(api.wishlist.merge.$post({ json: { items: oldest.map(bodyOf) } }))
  return newer.length > 0 ? await mergeIntoAccount(newer) : list
}
