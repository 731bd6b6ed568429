import type { Product } from '../../vocabulary/product.ts'

/** A piece's keys: its shop address, which is hidden for pieces of Luxe, and its id. */
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
