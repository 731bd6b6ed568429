import type { NewWishlistItem } from '#shared/wishlist.ts'
import { displayPrice } from '../catalogue/present.ts'
import type { ListedItem, NamedProduct } from './queries.ts'

/** A saved piece as the catalogue tells it, where it knows it: what the browser says of it counts for nothing then. */
export function describe(item: NewWishlistItem, { product, plan }: NamedProduct) {
  if (!product) return { ...item, productId: null }
  // Who names it by its id was not given its shop's address, which is Luxe's.
  const isKeptBack = item.itemId === product.id && plan !== 'premium'
  return {
    itemId: item.itemId,
    productId: product.id,
    title: product.name,
    brand: product.brand,
    price: displayPrice(product),
    image: product.imageUrl,
    link: isKeptBack ? '' : product.productUrl,
    category: item.category || product.category,
  }
}

export function present({ userId: _owner, product, ...item }: ListedItem) {
  return {
    ...item,
    savedAt: item.savedAt.toISOString(),
    product: product && {
      availability: product.goneAt ? ('gone' as const) : product.availability,
      price: displayPrice(product),
      garment_category: product.garmentCategory,
      is_luxe: product.isLuxe,
    },
  }
}
