import { and, desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { isOnSale, isPresentable } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import type { Db } from '../lib/db.ts'
import { wishlistItems } from '../wishlist/schema.ts'
import { pieceColumns } from './pool.ts'
import { productTries } from './schema.ts'

/** Older signals say little about today's taste. */
const mostSigns = 80

export const listSaved = (db: Db, userId: SQLWrapper) =>
  db
    .select({ piece: pieceColumns, at: wishlistItems.savedAt })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.savedAt))
    .limit(mostSigns)

export const listTried = (db: Db, userId: SQLWrapper) =>
  db
    .select({ piece: pieceColumns, at: productTries.lastAt })
    .from(productTries)
    .innerJoin(products, eq(products.id, productTries.productId))
    .where(eq(productTries.userId, userId))
    .orderBy(desc(productTries.lastAt))
    .limit(mostSigns)

const mostOfBrands = 120

/**
 * The most popular products of brands that the call or the profile names, or of which she has saved or tried on a
 * piece.
 */
export function listOfBrands(db: Db, brands: string[], userId: SQLWrapper | null) {
  const user = userId
    ? sql`union select brand from products where id in (
        select product_id from wishlist_items where user_id = ${userId}
        union select product_id from product_tries where user_id = ${userId})
      union select value from styling_profiles, json_each(answers, '$."brand-preference"') where user_id = ${userId}`
    : sql``
  const theBrands = sql`(select value from json_each(${JSON.stringify(brands)}) ${user})`
  return db
    .select(pieceColumns)
    .from(products)
    .where(and(isOnSale, isPresentable, inArray(sql`${products.brand} collate nocase`, theBrands)))
    .orderBy(desc(products.popularity), desc(products.number))
    .limit(mostOfBrands)
}
