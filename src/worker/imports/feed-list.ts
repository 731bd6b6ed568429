import { and, eq, isNull, ne, notInArray, or } from 'drizzle-orm'
import * as v from 'valibot'
import { openCatalogue } from '../lib/db.ts'
import { logEvent } from '../lib/log.ts'
import { readFirst } from '../lib/row-types.ts'
import { clearEditorial } from '../outfits/editorial-plan.ts'
import { feeds, products } from '../catalogue/schema.ts'
import { feedEveryMs, feedRetryMs, type ConfiguredFeed, type Feed, type ImportEnv } from './feed-config.ts'
import { removeShopMyTile } from './shopmy-tiles.ts'

/**
 * Saves a feed as it is configured. A changed address counts as another feed, so what is known of its version is
 * cleared.
 */
export async function saveFeed(
  { CATALOGUE_DB: database }: ImportEnv,
  { id, address, kind, isSample }: ConfiguredFeed,
) {
  const set = { address, kind, isSample, etag: null, lastModified: null, checkedAt: null }
  const [saved] = await openCatalogue(database)
    .insert(feeds)
    .values({ id, address, kind, isSample })
    .onConflictDoUpdate({
      target: feeds.id,
      set,
      setWhere: or(ne(feeds.address, address), ne(feeds.kind, kind)),
    })
    .returning()
  if (saved) return saved
  const held = await openCatalogue(database).select().from(feeds).where(eq(feeds.id, id)).get()
  if (!held) throw new Error(`the feed ${id} was taken out meanwhile`)
  return held
}

const goneAtOnce = 5000

/** Marks the products of a feed that is no longer configured as gone, in portions, and then deletes the feed. */
async function removeFeed(env: ImportEnv, { id, isSample }: Pick<Feed, 'id' | 'isSample'>) {
  const database = env.CATALOGUE_DB
  const now = Date.now()
  const some = `SELECT number FROM products WHERE feed_id = ?1 AND gone_at IS NULL ORDER BY number LIMIT ${goneAtOnce}`
  for (;;) {
    const [, taken] = await database.batch([
      database
        .prepare(
          `INSERT INTO price_history (product_id, at, price_cents, currency, availability)
         SELECT id, ?2, price_cents, currency, 'gone' FROM products WHERE number IN (${some}) ON CONFLICT DO NOTHING`,
        )
        .bind(id, now),
      database.prepare(`UPDATE products SET gone_at = ?2 WHERE number IN (${some})`).bind(id, now),
    ])
    if (!taken || taken.meta.changes < goneAtOnce) break
  }
  await removeShopMyTile(database, id)
  if (isSample) await clearEditorial(env)
  const db = openCatalogue(database)
  const left = await db
    .select({ number: products.number })
    .from(products)
    .where(and(eq(products.feedId, id), isNull(products.goneAt)))
    .limit(1)
  if (left.length === 0) await db.delete(feeds).where(eq(feeds.id, id))
  logEvent('feed_removed', { feed: id })
}

/**
 * Whether one of these feeds has been imported to its end and has products in the shop. Before that the sample stays:
 * a first feed that cannot be read must not leave an empty shop.
 */
async function hasArrived(database: D1Database, ids: readonly string[]) {
  const statement = database
    .prepare(
      `SELECT f.id FROM feeds f
       WHERE f.id IN (SELECT value FROM json_each(?1)) AND NOT f.is_sample AND f.imported_at IS NOT NULL
         AND EXISTS (SELECT 1 FROM products p WHERE p.feed_id = f.id AND p.gone_at IS NULL)
       LIMIT 1`,
    )
    .bind(JSON.stringify(ids))
  return (await readFirst(statement, v.object({ id: v.string() }))) !== null
}

/**
 * Makes the table of feeds match the configuration. Feeds that a command imported stay. While the configuration has
 * an invalid entry, only the sample feed is removed, because a typing error must not empty the shop.
 */
export async function syncFeeds(
  env: ImportEnv,
  configured: readonly ConfiguredFeed[],
  { isUnderstood }: { isUnderstood: boolean },
) {
  if (configured.length === 0) return false
  const db = openCatalogue(env.CATALOGUE_DB)
  const known = await db.select({ id: feeds.id, address: feeds.address, kind: feeds.kind }).from(feeds)
  for (const feed of configured) {
    const same = known.find(
      ({ id, address, kind }) => id === feed.id && address === feed.address && kind === feed.kind,
    )
    if (!same) await saveFeed(env, feed)
  }
  const ids = configured.map(({ id }) => id)
  const unconfigured = await db
    .select({ id: feeds.id, isSample: feeds.isSample })
    .from(feeds)
    .where(and(notInArray(feeds.id, ids), isUnderstood ? ne(feeds.kind, 'hand') : eq(feeds.isSample, true)))
  const isSampleOver =
    unconfigured.some(({ isSample }) => isSample) && (await hasArrived(env.CATALOGUE_DB, ids))
  const leaving = unconfigured.filter(({ isSample }) => !isSample || isSampleOver)
  for (const feed of leaving) await removeFeed(env, feed)
  return leaving.length > 0
}

/** Its last check is long enough ago. The sample is always due: a deployment may bring a new one. */
const isDue = `f.paused_at IS NULL AND coalesce(f.checked_at, 0) <= ?1 - CASE
    WHEN (SELECT state FROM imports i WHERE i.feed_id = f.id ORDER BY started_at DESC LIMIT 1) = 'failed' THEN ${feedRetryMs}
    WHEN f.is_sample THEN 0 ELSE ${feedEveryMs} END
  AND NOT EXISTS (SELECT 1 FROM imports i WHERE i.feed_id = f.id AND i.state IN ('fetching', 'reading'))`

/** How many imports wait for somebody: those that nobody works on, and the shop's own feeds that are due. */
export async function countWaiting(
  { CATALOGUE_DB: database }: ImportEnv,
  configured: readonly ConfiguredFeed[],
) {
  const statement = database
    .prepare(
      `SELECT (SELECT count(*) FROM imports WHERE state IN ('fetching', 'reading') AND coalesce(lease_until, 0) <= ?1
           AND NOT EXISTS (SELECT 1 FROM feeds f WHERE f.id = feed_id AND f.paused_at IS NOT NULL))
         + (SELECT count(*) FROM feeds f WHERE f.id IN (SELECT value FROM json_each(?2)) AND NOT f.is_sample
            AND f.kind <> 'hand' AND ${isDue}) AS waiting`,
    )
    .bind(Date.now(), JSON.stringify(configured.map(({ id }) => id)))
  return (await readFirst(statement, v.object({ waiting: v.number() })))?.waiting ?? 0
}

/**
 * Takes the feed that is due next and marks it as checked, so that no other run takes it.
 */
export async function takeDueFeed(
  { CATALOGUE_DB: database }: ImportEnv,
  configured: readonly ConfiguredFeed[],
) {
  const now = Date.now()
  const statement = database
    .prepare(
      `UPDATE feeds SET checked_at = ?1 WHERE id = (
       SELECT f.id FROM feeds f
       WHERE f.id IN (SELECT value FROM json_each(?2)) AND f.kind <> 'hand'
         AND ${isDue}
       ORDER BY coalesce(f.checked_at, 0) LIMIT 1
     ) RETURNING id`,
    )
    .bind(now, JSON.stringify(configured.map(({ id }) => id)))
  const due = await readFirst(statement, v.object({ id: v.string() }))
  if (!due) return null
  return (await openCatalogue(database).select().from(feeds).where(eq(feeds.id, due.id)).get()) ?? null
}
