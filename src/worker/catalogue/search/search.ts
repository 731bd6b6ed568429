import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { SearchInput } from '#shared/catalogue.ts'
import { presentProduct } from '../present.ts'
import { listPopular } from '../queries.ts'
import { products } from '../schema.ts'
import type { Store } from '../shelf.ts'
import type { Product } from '#shared/product.ts'

type Facet = { value: string; count: number }

export type SearchAnswer = {
  products: Product[]
  total: number
  /** What was looked for instead of what was typed; null when that stood. */
  corrected: string | null
  facets: {
    brands: Facet[]
    colours: Facet[]
    sizes: Facet[]
    categories: Facet[]
    /** Whole units of the currency. */
    price: { min: number; max: number } | null
  }
  next: string | null
}

export async function searchProducts({ db }: Store, asked: SearchInput): Promise<SearchAnswer> {
  const rows = await listPopular(
    db,
    and(
      asked.q ? sql`${products.name} like ${`%${asked.q}%`}` : undefined,
      asked.brand ? eq(products.brand, asked.brand) : undefined,
      asked.min === undefined ? undefined : gte(products.priceCents, asked.min * 100),
      asked.max === undefined ? undefined : lte(products.priceCents, asked.max * 100),
    ),
    48,
  )
  return {
    products: rows.map(presentProduct),
    total: rows.length,
    corrected: null,
    facets: { brands: [], colours: [], sizes: [], categories: [], price: null },
    next: null,
  }
}

export async function suggestWords(_store: Store, _q: string): Promise<string[]> {
  return []
}
