import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import { products } from '../schema.ts'
import type { CatalogueDb } from '../../lib/db.ts'

/**
 * Whether it is the picture of a product, or one of the further pictures of the product that is named. Gone products
 * count, because wishlists still show them. (Further pictures are in lists, which no index covers.)
 */
export async function isOfCatalogue(db: CatalogueDb, address: string, productId: string) {
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
 * Whether the catalogue has pictures at this host. The index answers this, because a host's addresses are adjacent
 * there: a list of all hosts would have to be built from every product and would be outdated.
 */
export async function hasPicturesAt(db: CatalogueDb, host: string) {
  const [known] = await db
    .select({ number: products.number })
    .from(products)
    // '0' is the character after '/'.
    .where(and(gte(products.imageUrl, `https://${host}/`), lt(products.imageUrl, `https://${host}0`)))
    .limit(1)
  return known !== undefined
}
