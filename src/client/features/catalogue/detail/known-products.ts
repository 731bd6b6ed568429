import type { Product } from '@cabine/sophia/vocabulary/product.ts'

const known = new Map<string, Product>()

/** Products that a list has shown: their detail shows that at once, and the rest when it has loaded. */
export const rememberProduct = (product: Product) => known.set(product.id, product)
export const knownProduct = (id: string) => known.get(id) ?? null
