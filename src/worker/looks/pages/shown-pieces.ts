import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ShopItem } from '#shared/looks.ts'
import { pictureAt } from '#shared/picture-address.ts'
import { cleanPrice, soldOut, unknownPrice } from '#shared/prices.ts'
import { productPath } from '#shared/product-address.ts'
import { priceIn } from '../../catalogue/product-pages/price-in-language.ts'
import { presentProduct, presentWithoutLink } from '../../catalogue/present.ts'
import { findProducts } from '../../catalogue/queries.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { wordsOf } from './page-words.ts'

/** A piece of a look as its page lists it; what is empty is left out there. */
export type ShownPiece = {
  /** The product that it is, while a shop sells it. */
  product: Product | null
  name: string
  brand: string
  price: string
  picture: string
  path: string
  shopLink: string
}

const isWebAddress = (address: string) => /^https?:\/\//.test(address)

/** What a piece cost when the look was put together, as far as it was known. */
function savedPrice({ price }: ShopItem) {
  const text = cleanPrice(price)
  return text === unknownPrice || text === soldOut ? '' : text
}

function presentPiece(item: ShopItem, product: Product | undefined, language: Language): ShownPiece {
  const { name, brand, url } = item
  if (!product)
    return {
      product: null,
      name,
      brand,
      price: savedPrice(item),
      // A piece of her closet, or of a shop that is none of ours: its picture is hers alone.
      picture: '',
      path: '',
      shopLink: isWebAddress(url) ? url : '',
    }
  const isGone = product.availability === 'gone'
  const link = product.product_url ?? ''
  return {
    product: isGone ? null : product,
    name: product.name,
    brand: product.brand,
    price: isGone ? wordsOf(language).gone : priceIn(language, product),
    picture: product.image_url ? pictureAt(product.image_url, 320, product.id) : '',
    path: productPath(product, language),
    shopLink: isGone || !isWebAddress(link) ? '' : link,
  }
}

/** The pieces of a look as their shops sell them now; a Luxe piece comes without the way to its shop. */
export async function shownPieces(db: CatalogueDb, items: ShopItem[], language: Language) {
  const ids = items.flatMap(({ id }) => (id ? [id] : []))
  const rows = ids.length > 0 ? await findProducts(db, ids) : []
  const products = new Map(
    rows.map((row) => [row.id, row.isLuxe ? presentWithoutLink(row) : presentProduct(row)]),
  )
  return items.map((item) => presentPiece(item, products.get(item.id ?? ''), language))
}
