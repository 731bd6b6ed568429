import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import { products } from '../catalogue/schema.ts'
import type { Db } from '../lib/db.ts'

/**
 * Is it the picture of a product, or one of the further pictures of the product that is named? Of one that
 * is gone too: wishlists go on to show it. (The further ones lie in lists, which no index looks into.)
 */
export async function isOfCatalogue(db: Db, address: string, productId: string) {
  const isFurther = and(
    eq(products.id, productId),
    sql`${address} in (select value from json_each(${products.additionalImages}))`,
  )
  const [known] = await db
    .select({ number: products.number })
    .from(products)
    .where(or(eq(products.imageUrl, address), isFurther))
    .limit(1)
  return known !== undefined
}

/**
 * Does the catalogue have pictures at this host? Asked of the index itself, where a host's addresses stand
 * side by side: a list of all hosts would have to be made from every product and would be late besides.
 */
export async function hasPicturesAt(db: Db, host: string) {
  const [known] = await db
    .select({ number: products.number })
    .from(products)
    // '0' is the character behind '/'.
    .where(and(gte(products.imageUrl, `https://${host}/`), lt(products.imageUrl, `https://${host}0`)))
    .limit(1)
  return known !== undefined
}
