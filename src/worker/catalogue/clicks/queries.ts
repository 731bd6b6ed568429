import { lt, sql } from 'drizzle-orm'
import type { Click } from '#shared/click-input.ts'
import { dayOf } from '../../lib/day-counts.ts'
import { productClicks, productSigns } from '../schema.ts'
import { numberNamed } from '../named-variants.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { deleteFound } from '../../lib/portions.ts'

/** Adds one to the product's click count of today; counts nothing for a product that does not exist. */
export async function countClick(db: CatalogueDb, { productId, place }: Click) {
  await db.run(sql`
    insert into product_clicks (product_id, day, place, count)
    select id, ${dayOf(new Date())}, ${place}, 1 from products where number = ${numberNamed(sql`${productId}`)}
    on conflict (product_id, day, place) do update set count = count + 1`)
}

/** Thirteen months, so that the last month can be compared with the same month a year before. */
const keptMs = 400 * 24 * 3_600_000

export async function sweepClicks(db: CatalogueDb) {
  const firstDay = dayOf(new Date(Date.now() - keptMs))
  await deleteFound(db, productClicks, lt(productClicks.day, firstDay))
  await deleteFound(db, productSigns, lt(productSigns.day, firstDay))
}
