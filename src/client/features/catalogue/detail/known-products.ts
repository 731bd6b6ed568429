import type { Product } from '#shared/product.ts'

const known = new Map<string, Product>()

/** What a list has said of a product: its detail shows that at once, and the rest when it has come. */
export const rememberProduct = (product: Product) => known.set(product.id, product)
export const knownProduct = (id: string) => known.get(id) ?? null
