import * as v from 'valibot'
import { readAll, readFirst } from '../lib/row-types.ts'
import { fence, leaseMs, type Run } from './import-lease.ts'
import { loadSeen } from './seen-numbers.ts'

/** How many products of this feed the import has not seen. */
export async function countMissing(db: D1Database, run: Run) {
  const statement = db
    .prepare(
      `SELECT count(*) AS count FROM products WHERE feed_id = ?1 AND gone_at IS NULL AND import_id <> ?2
         AND number NOT IN (SELECT j.value FROM import_seen s, json_each(s.numbers) j WHERE s.import_id = ?2)`,
    )
    .bind(run.feed.id, run.id)
  return (await readFirst(statement, v.object({ count: v.number() })))?.count ?? 0
}

/** Products of the feed in the order of its index, behind `after`: no portion reads those before again. */
const readPortion = (db: D1Database, run: Run, after: string, most: number) =>
  readAll(
    db
      .prepare(
        `SELECT number, item_id AS itemId, import_id AS importId FROM products
         WHERE feed_id = ?1 AND gone_at IS NULL AND item_id > ?2 ORDER BY item_id LIMIT ?3`,
      )
      .bind(run.feed.id, after, most),
    v.object({ number: v.number(), itemId: v.string(), importId: v.string() }),
  )

/** Marks these products as gone, adds a line to their price history, and notes how far it came. */
const markGone = (db: D1Database, run: Run, numbers: number[], next: NonNullable<Run['cursor']['gone']>) => {
  const values = [JSON.stringify(numbers), run.id, run.startedAt, run.fence]
  const stillThere = `number IN (SELECT value FROM json_each(?1)) AND gone_at IS NULL AND ${fence('?2', '?4')}`
  return [
    db
      .prepare(
        `INSERT INTO price_history (product_id, at, price_cents, currency, availability)
         SELECT id, ?3, price_cents, currency, 'gone' FROM products WHERE ${stillThere}
         ON CONFLICT DO NOTHING`,
      )
      .bind(...values),
    db.prepare(`UPDATE products SET gone_at = ?3 WHERE ${stillThere}`).bind(...values),
    db
      .prepare(
        `UPDATE imports SET gone_count = gone_count + changes(), lease_until = ?3,
           cursor = json_set(cursor, '$.gone', json(?4), '$.stalls', 0) WHERE id = ?1 AND runs = ?2`,
      )
      .bind(run.id, run.fence, Date.now() + leaseMs, JSON.stringify(next)),
  ]
}

/** So many products are looked through at once, which stays within D1's time limit for a statement if all of them are gone. */
const portionSize = 5_000

/**
 * Marks what the import has not seen as gone, from where a former run left off, in portions, until its time is over; true when no
 * more is missing. Each product of the feed is read once, and what was seen once a run.
 */
export async function markMissing(
  db: D1Database,
  run: Run,
  missing: number,
  { timeMs, portion = portionSize }: { timeMs: number; portion?: number },
) {
  const startedAt = performance.now()
  let { after, left } = run.cursor.gone ?? { after: '', left: missing }
  if (left === 0) return true
  const seen = await loadSeen(db, run.id)
  for (;;) {
    const products = await readPortion(db, run, after, portion)
    const numbers = products
      .filter(({ number, importId }) => importId !== run.id && !seen.products.has(number))
      .map(({ number }) => number)
    after = products.at(-1)?.itemId ?? after
    left = products.length < portion ? 0 : Math.max(0, left - numbers.length)
    await db.batch(markGone(db, run, numbers, { missing, after, left }))
    if (left === 0) return true
    if (performance.now() - startedAt > timeMs) return false
  }
}
