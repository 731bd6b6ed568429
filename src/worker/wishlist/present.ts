import type { NewWishlistItem } from '#shared/wishlist.ts'
import { displayPrice } from '../catalogue/present.ts'
import type { ListedItem, NamedProduct } from './queries.ts'

const isClosed = ({ isLuxe }: { isLuxe: boolean }, plan: 'free' | 'premium') => isLuxe && plan !== 'premium'

/** A saved piece as the catalogue tells it, where it knows it: what the browser says of it counts for nothing then. */
export function describe(item: NewWishlistItem, { product, plan }: NamedProduct) {
  if (!product) return { ...item, productId: null }
  return {
    itemId: item.itemId,
    productId: product.id,
    title: product.name,
    brand: product.brand,
    price: displayPrice(product),
    image: product.imageUrl,
    link: isClosed(product, plan) ? '' : product.productUrl,
    category: item.category || product.category,
  }
}

/**
 * What she saved while she had Luxe stays on her list when it has ended, but for the way to the shop, also where
 * its address is its name. With Luxe it is there again.
 */
export function present({ userId: _owner, plan, product, ...item }: ListedItem) {
  const closed = product && isClosed(product, plan)
  return {
    ...item,
    itemId: closed ? product.id : item.itemId,
    link: closed ? '' : item.link || product?.productUrl || '',
    savedAt: item.savedAt.toISOString(),
    product: product && {
      availability: product.goneAt ? ('gone' as const) : product.availability,
      price: displayPrice(product),
      garment_category: product.garmentCategory,
      is_luxe: product.isLuxe,
    },
  }
}
