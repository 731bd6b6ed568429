import type { ClickPlace } from '#shared/click-places.ts'
import { cleanPrice } from '#shared/prices.ts'
import type { ShopItem } from '#shared/looks.ts'
import type { Product } from '#shared/product.ts'

/** A piece as it is saved. Its id is its address in its shop, as the specification says. */
export type NewWishlistItem = {
  itemId: string
  title: string
  brand: string
  price: string
  image: string
  link: string
  category: string
  /** The catalogue's name for it, where it is known: two lists may name one piece by either. */
  productId: string | null
}

/** What a card of the shop or a row of a look has to say of itself. */
export type Saveable = Product | ShopItem

/** `place` is where the heart hangs: what is saved from the Top Picks is called so (document 2, section 3). */
export function toWishlistItem(piece: Saveable, place?: ClickPlace): NewWishlistItem {
  if ('product_url' in piece) {
    return {
      itemId: piece.product_url || piece.id,
      title: piece.name,
      brand: piece.brand,
      price: cleanPrice(piece.price),
      image: piece.image_url,
      link: piece.product_url,
      category: place === 'top-picks' ? 'Top Pick' : piece.category,
      productId: piece.id,
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
