import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { flag, readAll } from '../../lib/rows.ts'
import type { Refusal } from '../feeds/batch.ts'
import type { ProductDraft } from '../feeds/product-draft.ts'
import { dialectName, type Stretch } from '../feeds/read-feed.ts'
import { productId } from '../product-id.ts'
import { searchWordsOf } from '../search/search-words.ts'
import type { ImportEnv } from './feed-config.ts'
import { addReasons, fence, LeaseLost, leaseMs, type Cursor, type Run } from './lease.ts'
import { markSeen, type SeenNumbers } from './seen-numbers.ts'

/** The columns that a feed decides, each with its path in a row [id, hash, product, words]. */
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
  ['size_system', '$[2].sizeSystem'],
  ['delivery', '$[2].delivery'],
  ['content_hash', '$[1]'],
  ['search_words', '$[3]'],
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

/**
 * Inserts new products and updates changed ones, from JSON rows of [id, hash, product, words]. Columns that the feed does
 * not decide keep their values.
 */
const upsertProducts = (db: D1Database, run: Run, rows: string) =>
  db.prepare(upsert).bind(rows, run.feed.id, run.feed.isSample ? 1 : 0, run.id, run.startedAt, run.fence)

/** Inserts price history from JSON rows of [product, price, currency, availability]. */
const addHistory = (db: D1Database, run: Run, rows: string) =>
  db
    .prepare(
      `INSERT INTO price_history (product_id, at, price_cents, currency, availability)
       SELECT value ->> '$[0]', ?2, value ->> '$[1]', value ->> '$[2]', value ->> '$[3]'
       FROM json_each(?1) WHERE ${fence('?3', '?4')}
       ON CONFLICT DO NOTHING`,
    )
    .bind(rows, run.startedAt, run.id, run.fence)

const knownRow = v.object({
  item_id: v.string(),
  number: v.number(),
  content_hash: v.string(),
  import_id: v.string(),
  price_cents: v.nullable(v.number()),
  currency: v.string(),
  availability: v.string(),
  gone_at: v.nullable(v.number()),
  product_url: v.string(),
  is_dead: flag,
})
type Known = v.InferOutput<typeof knownRow>

type Classified = { product: ProductDraft; hash: string; json: string }

export const hashOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 22)

export async function findKnown(
  { CATALOGUE_DB: database }: Pick<ImportEnv, 'CATALOGUE_DB'>,
  feedId: string,
  products: readonly ProductDraft[],
) {
  const statement = database
    .prepare(
      `SELECT p.item_id, p.number, p.content_hash, p.import_id, p.price_cents, p.currency, p.availability, p.gone_at,
       p.product_url, coalesce(l.failures, 0) > 0 AS is_dead
     FROM products p LEFT JOIN link_checks l ON l.product_id = p.id
     WHERE p.feed_id = ?1 AND p.item_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(feedId, JSON.stringify(products.map(({ itemId }) => itemId)))
  const rows = await readAll(statement, knownRow)
  return new Map(rows.map((known) => [known.item_id, known]))
}

/**
 * Whether a product that was gone is on sale again. A product whose link is dead stays gone until its address
 * changes.
 */
const isBack = (known: Known, { productUrl }: ProductDraft) =>
  known.gone_at !== null && (!known.is_dead || known.product_url !== productUrl)

const hasNewOffer = (known: Known, { priceCents, currency, availability }: ProductDraft) =>
  known.price_cents !== priceCents || known.currency !== currency || known.availability !== availability

/** D1 binds a text of up to 2 MB, and a character takes up to three bytes of it. */
const mostLetters = 500_000

/** Packs JSON texts into as few JSON arrays as the limit for a bound text allows. */
function packRows(rows: readonly string[]) {
  const packs: string[][] = []
  let letters = Infinity
  for (const row of rows) {
    if (letters + row.length > mostLetters) {
      packs.push([])
      letters = 0
    }
    packs.at(-1)?.push(row)
    letters += row.length + 1
  }
  return packs.map((pack) => `[${pack.join(',')}]`)
}

/** Sorts the products of a stretch into new, changed, unchanged and duplicate ones. */
function classify(run: Run, products: readonly ProductDraft[], known: Map<string, Known>, seen: SeenNumbers) {
  const written: Classified[] = []
  const offers: ProductDraft[] = []
  const unchanged: number[] = []
  const duplicates: Refusal[] = []
  const met = new Set<string>()
  let added = 0
  for (const product of products) {
    const { itemId } = product
    const before = known.get(itemId)
    if (met.has(itemId) || before?.import_id === run.id || (before && seen.has(before.number))) {
      duplicates.push({ reason: 'id of an earlier row', example: itemId })
      continue
    }
    met.add(itemId)
    const json = JSON.stringify(product)
    const hash = hashOf(json)
    if (!before) added += 1
    const back = before !== undefined && isBack(before, product)
    if (before && before.content_hash === hash && !back) unchanged.push(before.number)
    else written.push({ product, hash, json })
    if (!before || back || hasNewOffer(before, product)) offers.push(product)
  }
  return { written, offers, unchanged, duplicates, added }
}

/**
 * Writes one stretch of a feed in one batch: products, their history, what was seen, and the cursor. A run that dies
 * at any moment so leaves a catalogue and a cursor that agree, and the next one continues from there.
 */
export async function writeStretch(env: ImportEnv, run: Run, stretch: Stretch, seen: SeenNumbers) {
  const known = await findKnown(env, run.feed.id, stretch.products)
  const { written, offers, unchanged, duplicates, added } = classify(run, stretch.products, known, seen)
  const refusals = [...stretch.refusals, ...duplicates]
  const lost = refusals.filter(({ isLost }) => isLost).length
  const { counts } = run
  const nextCounts = {
    read: counts.read + stretch.products.length + stretch.refusals.length,
    added: counts.added + added,
    changed: counts.changed + written.length - added,
    unchanged: counts.unchanged + unchanged.length,
    skipped: counts.skipped + refusals.length - lost,
    lost: counts.lost + lost,
  }
  const cursor: Cursor = {
    ...run.cursor,
    mark: stretch.next,
    stretches: run.cursor.stretches + 1,
    stalls: 0,
  }
  const reasons = addReasons(run.reasons, refusals)
  const rows = written.map(async ({ product, hash, json }) => {
    const id = productId(run.feed.id, product.itemId)
    const words = await searchWordsOf(product)
    return `[${JSON.stringify(id)},${JSON.stringify(hash)},${json},${JSON.stringify(words)}]`
  })
  const packs = packRows(await Promise.all(rows))
  const history = offers.map(({ itemId, priceCents, currency, availability }) => [
    productId(run.feed.id, itemId),
    priceCents,
    currency,
    availability,
  ])
  const database = env.CATALOGUE_DB
  const results = await database.batch([
    ...packs.map((pack) => upsertProducts(database, run, pack)),
    ...(history.length > 0 ? [addHistory(database, run, JSON.stringify(history))] : []),
    ...(unchanged.length > 0 ? [markSeen(database, run, cursor.stretches, JSON.stringify(unchanged))] : []),
    database
      .prepare(
        `UPDATE imports SET cursor = ?1, dialect = ?2, reasons = ?3, lease_until = ?4,
         read_count = ?5, added_count = ?6, changed_count = ?7, unchanged_count = ?8, skipped_count = ?9,
         lost_count = ?10
       WHERE id = ?11 AND runs = ?12 AND state = 'reading'`,
      )
      .bind(
        JSON.stringify(cursor),
        dialectName(stretch),
        JSON.stringify(reasons),
        Date.now() + leaseMs,
        nextCounts.read,
        nextCounts.added,
        nextCounts.changed,
        nextCounts.unchanged,
        nextCounts.skipped,
        nextCounts.lost,
        run.id,
        run.fence,
      ),
  ])
  if (results.at(-1)?.meta.changes !== 1) throw new LeaseLost()
  for (const number of unchanged) seen.add(number)
  Object.assign(run, { cursor, reasons, counts: nextCounts })
  const rowsWritten = results.reduce((sum, { meta }) => sum + (meta.rows_written ?? 0), 0)
  return { rowsWritten, largestParameter: Math.max(0, ...packs.map(({ length }) => length)) }
}
