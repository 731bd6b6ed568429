import { sql } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { dayOf } from './day.ts'

const days = 28

/** A saved piece is a wish, a try-on took time, a click may be accidental. */
const points = { click: 100, heart: 400, tryOn: 300 }

/** Today's events count fully and less each day, until after four weeks they are forgotten. */
const decay = sql`max(0, 1 - (julianday('now') - julianday(day)) / ${days})`

/**
 * Recounts the popularity of the last weeks: it reads what has happened in them and what was popular before, never the
 * whole catalogue, and writes only rows whose figure changes.
 */
export async function countPopularity(db: CatalogueDb) {
  const firstDay = dayOf(new Date(Date.now() - days * 86_400_000))
  await db.run(sql`
    with signs as (
      select product_id, count * ${points.click} * ${decay} as points
      from product_clicks where day >= ${firstDay}
      union all
      select product_id, (hearts * ${points.heart} + tries * ${points.tryOn}) * ${decay}
      from product_signs where day >= ${firstDay}
    ),
    sums as materialized (
      select product_id, cast(round(sum(points)) as integer) as points from signs group by product_id
    ),
    touched as (
      select products.number, sums.points from sums join products on products.id = sums.product_id
      union all
      select number, 0 from products
      where gone_at is null and popularity > 0 and id not in (select product_id from sums)
    )
    update products set popularity = touched.points from touched
    where products.number = touched.number and products.popularity <> touched.points`)
}
