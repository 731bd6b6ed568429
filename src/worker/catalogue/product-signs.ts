import { sql } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { dayOf } from '../lib/day-counts.ts'

export type Sign = { productId: string; at: Date }

/**
 * Counts hearts or try-ons of products by their day; `by` -1 takes them back. Popularity is counted from this, so nobody
 * has to read ten million hearts. Best effort: a sign that is lost makes a product a little less popular.
 */
export async function countSigns(
  catalogue: CatalogueDb,
  kind: 'hearts' | 'tries',
  signs: Sign[],
  by: 1 | -1 = 1,
) {
  if (signs.length === 0) return
  const rows = JSON.stringify(signs.map(({ productId, at }) => ({ productId, day: dayOf(at) })))
  const column = sql.raw(kind)
  await catalogue
    .run(
      sql`insert into product_signs (product_id, day, ${column})
        select value ->> 'productId', value ->> 'day', max(0, ${by}) from json_each(${rows}) where true
        on conflict (product_id, day) do update set ${column} = max(0, ${column} + ${by})`,
    )
    .catch((error: unknown) => logFault('signs_not_counted', error))
}
