import { sql } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { dayOf } from '../lib/day-counts.ts'
import { numberNamed } from './named-variants.ts'

const days = 28

/** A saved piece is a wish, a try-on took time, a click may be accidental. */
const points = { click: 100, heart: 400, tryOn: 300 }

/** Today's events count fully and less each day, until after four weeks they are forgotten. */
const decay = sql`max(0, 1 - (julianday('now') - julianday(day)) / ${days})`

/**
 * Recounts the popularity of the last weeks: it reads what has happened in them and what was popular before, never the
 * whole catalogue, and writes only rows whose figure changes. A product that changes its shelf is written into the full-text index
 * anew, so they are written in portions; what is left is for the next time.
 */
export async function countPopularity(db: CatalogueDb) {
  const firstDay = dayOf(new Date(Date.now() - days * 86_400_000))
  for (let portion = 0; portion < maxPortions; portion++) {
    const changed = await db.all(portionOf(firstDay))
    if (changed.length < atOnce) return
  }
}

/** A second or two each. */
const atOnce = 1_000
const maxPortions = 10

const portionOf = (firstDay: string) => sql`
    with signs as (
      select product_id, count * ${points.click} * ${decay} as points
      from product_clicks where day >= ${firstDay}
      union all
      select product_id, (hearts * ${points.heart} + tries * ${points.tryOn}) * ${decay}
      from product_signs where day >= ${firstDay}
    ),
    by_id as materialized (select product_id, sum(points) as points from signs group by product_id),
    -- Who saved one of its sizes wants the product.
    sums as materialized (
      select ${numberNamed(sql`product_id`)} as number, cast(round(sum(points)) as integer) as points from by_id group by 1
    ),
    touched as (
      select number, points from sums where number is not null
      union all
      select number, 0 from products
      where gone_at is null and popularity > 0 and number not in (select number from sums where number is not null)
    ),
    changed as materialized (
      select touched.number, touched.points from touched cross join products on products.number = touched.number
      where products.popularity <> touched.points limit ${atOnce}
    )
    update products set popularity = changed.points from changed where products.number = changed.number
    returning products.number`
