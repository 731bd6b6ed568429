import type { CatalogueDb } from '../lib/db.ts'
import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import { inList } from '../lib/in-list.ts'
import { linkChecks, priceHistory, productClicks, productNews, products, productSigns } from './schema.ts'

/** So long a product that no shop sells is known: a feed may bring it back, and its page says that it is gone. */
const keptMs = 90 * 24 * 3_600_000

/** A portion whose rows, with their index and their history, stay within the time of one statement. */
const atOnce = 300

/** A night's portions: thirty thousand products, in seven hundred of the thousand queries that a Worker may make. */
const maxPortions = 100

/** What refers to a product, and is of no use without it. */
const referring = [priceHistory, linkChecks, productSigns, productClicks, productNews]

/**
 * Deletes the products that are long gone, and with them their part of the index (by a trigger) and whatever refers to
 * them. Wishlists, looks and outfits keep what they say of a piece themselves. A portion is one batch, so whoever is cut
 * off leaves nothing behind; what is left is for the next night.
 */
export async function forgetProducts(db: CatalogueDb, now = Date.now()) {
  const isLongGone = lt(products.goneAt, new Date(now - keptMs))
  for (let portion = 0; portion < maxPortions; portion++) {
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(isLongGone)
      .orderBy(asc(products.goneAt))
      .limit(atOnce)
    if (rows.length === 0) return
    const ids = inList(rows.map(({ id }) => id))
    await db.batch([
      // An import may have brought one back since it was read: it stays, with all that refers to it.
      db.delete(products).where(and(isLongGone, inArray(products.id, ids))),
      ...referring.map((table) =>
        db
          .delete(table)
          .where(
            and(
              inArray(table.productId, ids),
              sql`not exists (select 1 from products where products.id = ${table.productId})`,
            ),
          ),
      ),
    ])
    if (rows.length < atOnce) return
  }
}
