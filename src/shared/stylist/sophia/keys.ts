import type { Product } from '../../product.ts'

/** A piece's names: by its address in its shop, which Luxe's pieces do not tell, and by its id. */
export const keysOf = ({ id, product_url }: Pick<Product, 'id' | 'product_url'>) =>
  product_url ? [id, product_url] : [id]

/** Each piece once, the first of several. */
export function distinctProducts(products: readonly Product[], without: readonly string[] = []) {
  const seen = new Set(without)
  return products.filter((product) => {
    const keys = keysOf(product)
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}
