import { leaseMs } from './lease.ts'
import type { Run } from './run.ts'

/** Only the run that has the lease writes: in a batch no statement can stop the others, so each asks. */
const fence = (id: string, runs: string) =>
  `EXISTS (SELECT 1 FROM imports WHERE id = ${id} AND runs = ${runs} AND state = 'reading')`

/** The columns that a feed decides, and where they stand in a row [id, hash, product]. */
const columns: [name: string, path: string][] = [
  ['group_id', '$[2].groupId'],
  ['brand', '$[2].brand'],
  ['name', '$[2].name'],
  ['description', '$[2].description'],
  ['category', '$[2].category'],
  ['department', '$[2].department'],
  ['colour', '$[2].colour'],
  ['colour_family', '$[2].colourFamily'],
  ['material', '$[2].material'],
  ['sizes', '$[2].sizes'],
  ['occasions', '$[2].occasions'],
  ['season', '$[2].season'],
  ['price_cents', '$[2].priceCents'],
  ['list_price_cents', '$[2].listPriceCents'],
  ['currency', '$[2].currency'],
  ['availability', '$[2].availability'],
  ['product_url', '$[2].productUrl'],
  ['image_url', '$[2].imageUrl'],
  ['additional_images', '$[2].additionalImages'],
  ['dominant_colour', '$[2].dominantColour'],
  ['garment_category', '$[2].garmentCategory'],
  ['landmarks', '$[2].landmarks'],
  ['sewn_url', '$[2].sewnUrl'],
  ['size_chart', '$[2].sizeChart'],
  ['content_hash', '$[1]'],
]

const names = columns.map(([name]) => name)

const upsert = `
  INSERT INTO products (id, feed_id, item_id, is_sample, import_id, created_at, updated_at, ${names.join(', ')})
  SELECT value ->> '$[0]', ?2, value ->> '$[2].itemId', ?3, ?4, ?5, ?5,
    ${columns.map(([, path]) => `value ->> '${path}'`).join(', ')}
  FROM json_each(?1) WHERE ${fence('?4', '?6')}
  ON CONFLICT (feed_id, item_id) DO UPDATE SET
    ${names.map((name) => `${name} = excluded.${name}`).join(', ')},
    is_sample = excluded.is_sample, import_id = excluded.import_id, updated_at = excluded.updated_at,
    gone_at = CASE
      WHEN gone_at IS NOT NULL AND product_url = excluded.product_url
        AND EXISTS (SELECT 1 FROM link_checks l WHERE l.product_id = products.id AND l.failures > 0)
      THEN gone_at END`

/** New products and changed ones, as JSON rows of [id, hash, product]. What is not the feed's own to say stays. */
export const upsertProducts = (db: D1Database, run: Run, rows: string) =>
  db.prepare(upsert).bind(rows, run.feed.id, run.feed.isSample ? 1 : 0, run.id, run.startedAt, run.fence)

/** New prices and availabilities, as JSON rows of [product, price, currency, availability]. */
export const addHistory = (db: D1Database, run: Run, rows: string) =>
  db
    .prepare(
      `INSERT INTO price_history (product_id, at, price_cents, currency, availability)
       SELECT value ->> '$[0]', ?2, value ->> '$[1]', value ->> '$[2]', value ->> '$[3]'
       FROM json_each(?1) WHERE ${fence('?3', '?4')}
       ON CONFLICT DO NOTHING`,
    )
    .bind(rows, run.startedAt, run.id, run.fence)

export const markSeen = (db: D1Database, run: Run, stretch: number, numbers: string) =>
  db
    .prepare(
      `INSERT INTO import_seen (import_id, stretch, numbers) SELECT ?1, ?2, ?3 WHERE ${fence('?1', '?4')}`,
    )
    .bind(run.id, stretch, numbers, run.fence)

/** What the catalogue has of this feed and this import has not met. */
const missing = `feed_id = ?1 AND gone_at IS NULL AND import_id <> ?2
  AND number NOT IN (SELECT j.value FROM import_seen s, json_each(s.numbers) j WHERE s.import_id = ?2)`

export const countMissing = (db: D1Database, run: Run) =>
  db.prepare(`SELECT count(*) AS count FROM products WHERE ${missing}`).bind(run.feed.id, run.id)

const someMissing = `number IN (SELECT number FROM products WHERE ${missing} ORDER BY number LIMIT ?5)`

/** Takes up to `most` of the missing off the shelves, with a line in their history. */
export const takeOff = (db: D1Database, run: Run, most: number) => {
  const values = [run.feed.id, run.id, run.startedAt, run.fence, most]
  return [
    db
      .prepare(
        `INSERT INTO price_history (product_id, at, price_cents, currency, availability)
         SELECT id, ?3, price_cents, currency, 'gone' FROM products
         WHERE ${someMissing} AND ${fence('?2', '?4')}
         ON CONFLICT DO NOTHING`,
      )
      .bind(...values),
    db
      .prepare(`UPDATE products SET gone_at = ?3 WHERE ${someMissing} AND ${fence('?2', '?4')}`)
      .bind(...values),
    db
      .prepare(
        `UPDATE imports SET gone_count = gone_count + changes(), lease_until = ?3 WHERE id = ?1 AND runs = ?2`,
      )
      .bind(run.id, run.fence, Date.now() + leaseMs),
  ]
}
