import { wornAs } from '#shared/external-products.ts'
import type { NewWishlistItem } from '#shared/wishlist.ts'
import { displayPrice } from '../catalogue/present.ts'
import { priceOf, stockOf } from '../external-products/present.ts'
import { photoUrl } from '../photos/storage.ts'
import type { ListedItem, NamedProduct } from './queries.ts'

type ListedExternal = ListedItem['external'] & { id: string }
/** Only a piece of an external shop has this field. */
type External = { find?: { id: string } }

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
export function present({ userId: _owner, plan, product, external, ...item }: ListedItem) {
  // What the catalogue sells is its piece, also where she came upon it in the shop itself.
  if (external.id !== null && !product) return presentExternal(item, { ...external, id: external.id })
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
    ...({} satisfies External as External),
  }
}

/** A piece of another shop, as its page told it the last time. */
function presentExternal(
  item: Omit<ListedItem, 'userId' | 'plan' | 'product' | 'external'>,
  external: ListedExternal,
) {
  return {
    ...item,
    image: external.imageKey ? photoUrl(external.imageKey) : '',
    savedAt: item.savedAt.toISOString(),
    product: {
      availability: stockOf(external),
      price: priceOf(external),
      garment_category: wornAs(external.category),
      is_luxe: false,
    },
    ...({ find: { id: external.id } } satisfies External as External),
  }
}
