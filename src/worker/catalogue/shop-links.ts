import { and, inArray } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { isOnSale } from './queries.ts'
import { products } from './schema.ts'

/** The shop links of those products that can still be bought. */
export const listShopLinks = (db: CatalogueDb, ids: string[]) =>
  db
    .select({ id: products.id, url: products.productUrl })
    .from(products)
    .where(and(inArray(products.id, ids), isOnSale))
