import { productPath } from '#shared/product-address.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

/** A piece of the shop as an assistant is told of it: facts, and no text that a shop wrote at length. */
export const pieceAt = (origin: string, language: Language) => (product: Product) => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  price: product.price,
  colour: product.colour,
  material: product.material,
  sizes: product.sizes,
  availability: product.availability,
  page: origin + productPath(product, language),
})
