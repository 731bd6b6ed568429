import { and, sql } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { asText } from '../lib/row-types.ts'
import { isOnSale } from './queries.ts'
import { products } from './schema.ts'
import { numberNamed } from './named-variants.ts'

/** The shop links of those products that can still be bought. */
export const listShopLinks = (db: CatalogueDb, ids: string[]) =>
  db
    .select({ id: asText(sql`wanted.value`).as('asked'), url: products.productUrl })
    .from(sql`json_each(${JSON.stringify(ids)}) wanted`)
    .innerJoin(products, and(sql`${products.number} = ${numberNamed(sql`wanted.value`)}`, isOnSale))
