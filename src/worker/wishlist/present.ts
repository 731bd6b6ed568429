import { wornAs } from '#shared/external-products.ts'
import type { NewWishlistItem } from '#shared/wishlist.ts'
import { displayPrice } from '../catalogue/present.ts'
import { priceOf, stockOf } from '../external-products/present.ts'
import { photoUrl } from '../photos/storage.ts'
import type { ExternalProduct } from '../external-products/queries.ts'
import type { Listed, ListedItem, ListedVariant, NamedProduct } from './queries.ts'

/** Only a piece of an external shop has this field. */
type External = { find?: { id: string } }
/** Only where she chose a size: price and stock are then of this size. */
type Chosen = { size?: string; variantId?: string }

/** Describes a saved piece as the catalogue knows it; the browser's own description counts only for other pieces. */
export function describe(
  { variantId: _chosen, ...item }: NewWishlistItem,
  named: Pick<NamedProduct, 'product' | 'variant'> | undefined,
) {
  const product = named?.product
  if (!product) return { ...item, productId: null }
  return {
    variantId: named.variant?.id ?? '',
    itemId: item.itemId,
    productId: product.id,
    title: product.name,
    brand: product.brand,
    price: displayPrice(named.variant ?? product),
    image: product.imageUrl,
    link: product.productUrl,
    category: item.category || product.category,
  }
}

/** The products of her list as the catalogue has them today, and those that she added from other shops. */
export type Known = {
  products: ReadonlyMap<string, Listed>
  external: ExternalProduct[]
}

/** What she saved leads to its shop, whatever her plan is. */
export function present(
  { userId: _owner, variantId: _chosen, ...item }: ListedItem,
  { products, external }: Known,
) {
  const listed = (item.productId && products.get(item.productId)) || null
  const product = listed?.product ?? null
  const variant = listed?.variant ?? null
  // A product of the catalogue is shown as such, even where she also added it from the shop itself.
  const found = external.find(({ address }) => address === item.itemId)
  if (found && !product) return presentExternal(item, found)
  // No shop has the page any more of a product that has left the catalogue.
  const hasLeft = item.productId !== null && !product
  return {
    ...item,
    productId: product?.id ?? item.productId,
    link: hasLeft ? '' : variant?.productUrl || item.link || product?.productUrl || '',
    savedAt: item.savedAt.toISOString(),
    product: product && {
      availability: product.goneAt ? ('gone' as const) : stockOfSize(product, variant),
      price: displayPrice(variant ?? product),
      garment_category: product.garmentCategory,
      is_luxe: product.isLuxe,
    },
    ...({} satisfies External as External),
    ...((variant
      ? { size: variant.sizes.join(', '), variantId: variant.id }
      : {}) satisfies Chosen as Chosen),
  }
}

/** A size that its shop no longer lists is sold out, while others of the piece are there. */
const stockOfSize = (product: Listed['product'], variant: ListedVariant | null) =>
  variant ? (variant.goneAt ? ('out_of_stock' as const) : variant.availability) : product.availability

/** An external product, as its page was last read. */
function presentExternal(item: Omit<ListedItem, 'userId' | 'variantId'>, external: ExternalProduct) {
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
    ...({} satisfies Chosen as Chosen),
  }
}
