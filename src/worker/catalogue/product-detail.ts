import { and, eq, ne, or } from 'drizzle-orm'
import type { Product } from '#shared/product.ts'
import type { Db } from '../lib/db.ts'
import { listColumns, presentProduct } from './present.ts'
import { listPopular } from './queries.ts'
import { products } from './schema.ts'

const mostSimilar = 4

/** Everything about one product, and what is like it; null when there is none. */
export async function readProductDetail(db: Db, id: string) {
  const [row] = await db
    .select({
      ...listColumns,
      description: products.description,
      material: products.material,
      season: products.season,
    })
    .from(products)
    .where(eq(products.id, id))
  if (!row) return null
  const like = await listPopular(
    db,
    and(ne(products.id, id), or(eq(products.brand, row.brand), eq(products.category, row.category))),
    mostSimilar,
  )
  const similar: Product[] = like.map(presentProduct)
  const { description, material, season } = row
  return { ...presentProduct(row), description, material, season, similar }
}
