import { api, request } from '#client/lib/api.ts'
import type { NewWishlistItem } from './wishlist-item.ts'

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

/** An entry of another hand may bear a name that the server takes for none; it must not keep back the others. */
const canBeSaved = ({ itemId }: NewWishlistItem) => itemId.length <= 2000 && !/^\.{1,2}$/.test(itemId)

/** Takes a visitor's hearts into the account and gives back the whole list. What is there already stays as it is. */
export async function mergeIntoAccount(items: NewWishlistItem[]): Promise<WishlistItem[]> {
  const able = items.filter(canBeSaved)
  const [now, later] = [able.slice(0, mergedAtOnce), able.slice(mergedAtOnce)]
  const list = await request(api.wishlist.merge.$post({ json: { items: now.map(bodyOf) } }))
  return later.length > 0 ? await mergeIntoAccount(later) : list
}
