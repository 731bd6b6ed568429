import { and, desc, eq, inArray, isNotNull, sql, type SQLWrapper } from 'drizzle-orm'
import { isOnSale, isPresentable } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { wishlistItems } from '../wishlist/schema.ts'
import { pieceColumns } from './candidate-pool.ts'
import { productTries } from './schema.ts'

/** Older signals say little about today's taste. */
const maxSigns = 80

export const listSaved = (db: Db, userId: SQLWrapper) =>
  db
    .select({ productId: wishlistItems.productId, at: wishlistItems.savedAt })
    .from(wishlistItems)
    .where(and(eq(wishlistItems.userId, sql`${userId}`), isNotNull(wishlistItems.productId)))
    .orderBy(desc(wishlistItems.savedAt))
    .limit(maxSigns)

export const listTried = (db: Db, userId: SQLWrapper) =>
  db
    .select({ productId: productTries.productId, at: productTries.lastAt })
    .from(productTries)
    .where(eq(productTries.userId, userId))
    .orderBy(desc(productTries.lastAt))
    .limit(maxSigns)

const maxOfBrands = 120

export const listPieces = (catalogue: CatalogueDb, ids: string[]) =>
  catalogue
    .select(pieceColumns)
    .from(products)
    .where(inArray(products.id, inList(ids)))

/** The most popular products of these brands, and of those of the products named. */
export function listOfBrands(catalogue: CatalogueDb, brands: string[], productIds: string[]) {
  const theBrands = sql`(select value from json_each(${JSON.stringify(brands)})
    union select brand from products where id in ${inList(productIds)})`
  return catalogue
    .select(pieceColumns)
    .from(products)
    .where(and(isOnSale, isPresentable, inArray(sql`${products.brand} collate nocase`, theBrands)))
    .orderBy(desc(products.popularity), desc(products.number))
    .limit(maxOfBrands)
}
