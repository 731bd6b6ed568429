import * as v from 'valibot'
import { readAll } from '../lib/row-types.ts'
import { fence, leaseMs, type Run } from './import-lease.ts'
import { loadSeen, type Seen } from './seen-numbers.ts'
import { gather } from './variant-rows.ts'

/** So many products are looked through at once: with ten sizes each, some thousand rows. */
const portionSize = 1_000

/** Products with sizes in the order of their feed's index, behind `after`. */
const readPortion = (db: D1Database, run: Run, after: string, most: number) =>
  readAll(
    db
      .prepare(
        `SELECT number, item_id AS itemId, import_id AS importId FROM products
         WHERE feed_id = ?1 AND item_id > ?2 AND gone_at IS NULL AND colour_key IS NOT NULL ORDER BY item_id LIMIT ?3`,
      )
      .bind(run.feed.id, after, most),
    v.object({ number: v.number(), itemId: v.string(), importId: v.string() }),
  )

const readVariants = (db: D1Database, numbers: readonly number[]) =>
  readAll(
    db
      .prepare(
        `SELECT number, product_number AS product, import_id AS importId FROM json_each(?1)
         CROSS JOIN product_variants ON product_number = value WHERE gone_at IS NULL`,
      )
      .bind(JSON.stringify(numbers)),
    v.object({ number: v.number(), product: v.number(), importId: v.string() }),
  )

/** In how many colours a product's group is sold, now that it is known which of them are gone. */
const colours = `(SELECT count(*) FROM products other WHERE other.feed_id = products.feed_id
  AND other.group_id = products.group_id AND other.colour_key IS NOT NULL AND other.gone_at IS NULL)`

type Portion = {
  products: number[]
  goneVariants: number[]
  touched: number[]
  next: NonNullable<Run['cursor']['settled']>
}

/**
 * Marks sizes as gone and gathers their products anew; then the products get a line in their history where their offer is another
 * than the last one noted. Only now: an hour ago half of the feed's sizes may have been cheaper, and the other half not read.
 */
const statements = (db: D1Database, run: Run, { products, goneVariants, touched, next }: Portion) => {
  const values = [run.startedAt, run.id, run.fence]
  return [
    ...(goneVariants.length > 0
      ? [
          db
            .prepare(
              `UPDATE product_variants SET gone_at = ?2 WHERE number IN (SELECT value FROM json_each(?1)) AND ${fence('?3', '?4')}`,
            )
            .bind(JSON.stringify(goneVariants), ...values),
          db
            .prepare(gather('SELECT value FROM json_each(?1)', '?2', fence('?3', '?4')))
            .bind(JSON.stringify(touched), ...values),
        ]
      : []),
    db
      .prepare(
        `INSERT INTO price_history (product_id, at, price_cents, currency, availability)
         SELECT p.id, ?2, p.price_cents, p.currency, p.availability FROM json_each(?1) CROSS JOIN products p ON p.number = value
         WHERE p.gone_at IS NULL AND ${fence('?3', '?4')} AND NOT EXISTS (
           SELECT 1 FROM price_history last WHERE last.product_id = p.id
             AND last.at = (SELECT max(at) FROM price_history WHERE product_id = p.id)
             AND last.price_cents IS p.price_cents AND last.currency = p.currency AND last.availability = p.availability)
         ON CONFLICT DO NOTHING`,
      )
      .bind(JSON.stringify(products), ...values),
    db
      .prepare(
        `UPDATE products SET colour_count = ${colours} WHERE number IN (SELECT value FROM json_each(?1))
         AND colour_count <> ${colours} AND ${fence('?2', '?3')}`,
      )
      .bind(JSON.stringify(products), run.id, run.fence),
    db
      .prepare(
        `UPDATE imports SET lease_until = ?3, cursor = json_set(cursor, '$.settled', json(?4), '$.stalls', 0,
           '$.hasNewSizes', iif(?5, json('true'), json_extract(cursor, '$.hasNewSizes'))) WHERE id = ?1 AND runs = ?2`,
      )
      .bind(run.id, run.fence, Date.now() + leaseMs, JSON.stringify(next), goneVariants.length > 0 ? 1 : 0),
  ]
}

function portionOf(
  run: Run,
  seen: Seen,
  products: { number: number; importId: string }[],
  variants: Awaited<ReturnType<typeof readVariants>>,
) {
  const isThere = ({ number, importId }: { number: number; importId: string }, among: Seen[keyof Seen]) =>
    importId === run.id || among.has(number)
  const there = products.filter((product) => isThere(product, seen.products)).map(({ number }) => number)
  const mayGo = run.counts.lost === 0
  const gone = mayGo ? variants.filter((one) => !isThere(one, seen.variants)) : []
  return {
    products: there,
    goneVariants: gone.map(({ number }) => number),
    touched: [...new Set(gone.map(({ product }) => product))],
  }
}

/**
 * Looks through the products with sizes, from where a former run left off, in portions, until its time is over; true when all are
 * done. A size that the feed no longer has is gone, unless rows of it were lost; a product that it no longer has keeps them.
 */
export async function settleSizes(
  db: D1Database,
  run: Run,
  { timeMs, portion = portionSize }: { timeMs: number; portion?: number },
) {
  if (!run.cursor.hasGroups || run.cursor.settled?.isDone) return true
  const startedAt = performance.now()
  const seen = await loadSeen(db, run.id)
  let after = run.cursor.settled?.after ?? ''
  for (;;) {
    const products = await readPortion(db, run, after, portion)
    const numbers = products.map(({ number }) => number)
    const variants = numbers.length > 0 ? await readVariants(db, numbers) : []
    after = products.at(-1)?.itemId ?? after
    const isDone = products.length < portion
    const found = portionOf(run, seen, products, variants)
    await db.batch(statements(db, run, { ...found, next: { after, isDone } }))
    if (found.goneVariants.length > 0) run.cursor.hasNewSizes = true
    if (isDone) return true
    if (performance.now() - startedAt > timeMs) return false
  }
}
