import { sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { dayOf } from './day.ts'

const days = 28

/** A saved piece is a wish, a try-on took time, a click may be accidental. */
const points = { click: 100, heart: 400, tryOn: 300 }

/** Today's events count fully and less each day, until after four weeks they are forgotten. */
const decay = (ageDays: ReturnType<typeof sql>) => sql`max(0, 1 - (${ageDays}) / ${days})`
const daysSince = (ms: ReturnType<typeof sql>) =>
  sql`(julianday('now') - julianday(${ms} / 1000.0, 'unixepoch'))`

/**
 * Recounts the popularity of the last weeks. Only rows whose figure changes are written: in a large catalogue nearly
 * all stay at zero.
 */
export async function countPopularity(db: Db) {
  const since = Date.now() - days * 86_400_000
  const firstDay = dayOf(new Date(since))
  await db.run(sql`
    with signs as (
      select product_id, count * ${points.click} * ${decay(sql`julianday('now') - julianday(day)`)} as points
      from product_clicks where day >= ${firstDay}
      union all
      select product_id, ${points.heart} * ${decay(daysSince(sql`saved_at`))}
      from wishlist_items where product_id is not null and saved_at > ${since}
      union all
      select product_id, ${points.tryOn} * min(count, 3) * ${decay(daysSince(sql`last_at`))}
      from product_tries where last_at > ${since}
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
