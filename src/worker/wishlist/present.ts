import { wornAs } from '#shared/finds.ts'
import type { NewWishlistItem } from '#shared/wishlist.ts'
import { displayPrice } from '../catalogue/present.ts'
import { priceOf, stockOf } from '../finds/present.ts'
import { photoUrl } from '../photos/storage.ts'
import type { ListedItem, NamedProduct } from './queries.ts'

type Plan = 'free' | 'premium'
type ListedFind = ListedItem['find'] & { id: string }
/** Only what she found herself has this. */
type Found = { find?: { id: string } }

const isClosed = ({ isLuxe }: { isLuxe: boolean }, plan: Plan) => isLuxe && plan !== 'premium'

/** A saved piece as the catalogue tells it, where it knows it: what the browser says of it counts for nothing then. */
export function describe(item: NewWishlistItem, product: NamedProduct['product'], plan: Plan) {
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
export function present({ userId: _owner, plan, product, find, ...item }: ListedItem) {
  // What the catalogue sells is its piece, also where she came upon it in the shop itself.
  if (find.id !== null && !product) return presentFound(item, { ...find, id: find.id })
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
    ...({} satisfies Found as Found),
  }
}

/** A piece of another shop, as its page told it the last time. */
function presentFound(item: Omit<ListedItem, 'userId' | 'plan' | 'product' | 'find'>, find: ListedFind) {
  return {
    ...item,
    image: find.imageKey ? photoUrl(find.imageKey) : '',
    savedAt: item.savedAt.toISOString(),
    product: {
      availability: stockOf(find),
      price: priceOf(find),
      garment_category: wornAs(find.category),
      is_luxe: false,
    },
    ...({ find: { id: find.id } } satisfies Found as Found),
  }
}
