import type { ClickPlace } from '#shared/click-places.ts'
import { cleanPrice } from '#shared/prices.ts'
import type { ShopItem } from '#shared/looks.ts'
import type { Product, ProductVariant } from '@cabine/sophia/vocabulary/product.ts'

/** A piece as it is saved. Its id is its address in its shop, by the specification. */
export type NewWishlistItem = {
  itemId: string
  title: string
  brand: string
  price: string
  image: string
  link: string
  category: string
  /** Its id in the catalogue, if known: two lists may name one piece by either id. */
  productId: string | null
  /** The size of it that she chose, and what that is called; absent where she chose none. */
  variantId?: string
  size?: string
}

/** The item for a product card or for a row of a look. */
export type Saveable = Product | ShopItem

/**
 * `place` is where the heart is: a piece saved from the Top Picks gets that category (spec 2.3.2). A size keeps the name of
 * its piece, so that the piece is in the list once.
 */
export function toWishlistItem(
  piece: Saveable,
  place?: ClickPlace,
  variant: ProductVariant | null = null,
): NewWishlistItem {
  if ('product_url' in piece) {
    return {
      itemId: piece.product_url || piece.id,
      title: piece.name,
      brand: piece.brand,
      price: cleanPrice(variant?.price ?? piece.price),
      image: piece.image_url,
      link: variant?.product_url || piece.product_url,
      category: place === 'top-picks' ? 'Top Pick' : piece.category,
      productId: piece.id,
      ...(variant && { variantId: variant.id, size: variant.size }),
    }
  }
  const { id, name, brand, price, image, url, category } = piece
  return {
    itemId: url || id || name,
    title: name,
    brand,
    price: cleanPrice(price),
    image,
    link: url,
    category,
    productId: id ?? null,
  }
}
