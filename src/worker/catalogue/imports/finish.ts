import * as v from 'valibot'
import { readAll, readFirst } from '../../lib/rows.ts'
import { and, eq, exists } from 'drizzle-orm'
import { openCatalogue } from '../../lib/db.ts'
import { loadEditorial } from '../editorial.ts'
import { FeedFailure } from '../feeds/failure.ts'
import { feeds, imports } from '../schema.ts'
import { isShopMy, type ImportEnv } from './feed-config.ts'
import { clearAway, fence, leaseMs, LeaseLost, logRun, type Run } from './lease.ts'
import { saveShopMyTile } from './shopmy.ts'

/** Products of this feed that the import has not seen. */
const missingCondition = `feed_id = ?1 AND gone_at IS NULL AND import_id <> ?2
  AND number NOT IN (SELECT j.value FROM import_seen s, json_each(s.numbers) j WHERE s.import_id = ?2)`

async function countMissing(db: D1Database, run: Run) {
  const statement = db
    .prepare(`SELECT count(*) AS count FROM products WHERE ${missingCondition}`)
    .bind(run.feed.id, run.id)
  return (await readFirst(statement, v.object({ count: v.number() })))?.count ?? 0
}

/** Up to `most` missing products, in the order of the feed's index and behind `after`: no portion reads those before again. */
const readMissing = (db: D1Database, run: Run, after: string, most: number) =>
  readAll(
    db
      .prepare(
        `SELECT number, item_id AS itemId FROM products
         WHERE ${missingCondition} AND item_id > ?3 ORDER BY item_id LIMIT ?4`,
      )
      .bind(run.feed.id, run.id, after, most),
    v.object({ number: v.number(), itemId: v.string() }),
  )

/** Marks these products as gone and adds a line to their price history. */
const markGone = (db: D1Database, run: Run, numbers: number[]) => {
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
        `UPDATE imports SET gone_count = gone_count + changes(), lease_until = ?3 WHERE id = ?1 AND runs = ?2`,
      )
      .bind(run.id, run.fence, Date.now() + leaseMs),
  ]
}

/** A feed that keeps less than this share of its products is taken for a broken one. */
const leastKept = 0.2
/** Below this number of products the share says nothing. */
const fewest = 20
/** A portion that stays within D1's time limit for a statement. */
const goneAtOnce = 5000

const owned = (run: Run) => and(eq(imports.id, run.id), eq(imports.runs, run.fence))

/** Ends an import that cannot go on. No product is marked as gone. */
export async function failRun(env: ImportEnv, run: Run, failure: string) {
  await openCatalogue(env.CATALOGUE_DB)
    .update(imports)
    .set({ state: 'failed', failure, finishedAt: new Date(), leaseUntil: null })
    .where(owned(run))
  await clearAway(env, run)
  logRun('import_failed', run, { failure })
}

function requireProducts({ counts, reasons }: Run) {
  if (counts.added + counts.changed + counts.unchanged > 0) return
  if (counts.read === 0) throw new FeedFailure('It holds no products.')
  const [[most] = []] = Object.entries(reasons).sort(([, a], [, b]) => b.count - a.count)
  throw new FeedFailure(`None of its ${counts.read} rows could be read, most of them because: ${most}.`)
}

/**
 * Ends an import whose feed was read to its end: products that it no longer has are marked as gone, unless rows of it
 * were lost.
 */
export async function finishRun(env: ImportEnv, run: Run, { force = false } = {}) {
  requireProducts(run)
  const missing = await countMissing(env.CATALOGUE_DB, run)
  const kept = run.counts.changed + run.counts.unchanged
  if (!force && missing + kept >= fewest && kept < (missing + kept) * leastKept) {
    throw new FeedFailure(
      `Of the ${missing + kept} products that it had, ${kept} are left: it looks broken, so the others stay (--force takes them off).`,
    )
  }
  // Which products the lost rows were is not known: each of the missing ones may be one of them.
  const gone = run.counts.lost > 0 ? 0 : missing
  for (let after = '', left = gone; left > 0; left -= goneAtOnce) {
    const portion = await readMissing(env.CATALOGUE_DB, run, after, goneAtOnce)
    after = portion.at(-1)?.itemId ?? after
    await env.CATALOGUE_DB.batch(
      markGone(
        env.CATALOGUE_DB,
        run,
        portion.map(({ number }) => number),
      ),
    )
  }

  // These refer to the products. They come before the import is marked as done, so that the next run repeats them if
  // they fail.
  if (isShopMy(run.feed)) await saveShopMyTile(env, run)
  if (run.feed.isSample) await loadEditorial(env)

  const db = openCatalogue(env.CATALOGUE_DB)
  const now = new Date()
  const { etag, lastModified } = run.cursor
  const isOurs = exists(db.select({ id: imports.id }).from(imports).where(owned(run)))
  const [, ended] = await db.batch([
    db
      .update(feeds)
      .set({ etag, lastModified, checkedAt: now, importedAt: now })
      .where(and(eq(feeds.id, run.feed.id), isOurs)),
    db
      .update(imports)
      .set({ state: 'done', finishedAt: now, leaseUntil: null })
      .where(owned(run))
      .returning({ id: imports.id }),
  ])
  if (ended.length === 0) throw new LeaseLost()
  await clearAway(env, run)
  logRun('import_done', run, { gone, runs: run.fence })
  if (gone + run.counts.added + run.counts.changed > 0) await env.refresh()
}
