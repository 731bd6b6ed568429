import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { flag, readAll } from '../../lib/rows.ts'
import type { Refusal } from '../feeds/batch.ts'
import type { ProductDraft } from '../feeds/product-draft.ts'
import type { Stretch } from '../feeds/read-feed.ts'
import { productId } from '../product-id.ts'
import type { ImportEnv } from './import-env.ts'
import { LeaseLost, leaseMs } from './lease.ts'
import { addReasons, type Cursor, type Run } from './run.ts'
import type { SeenNumbers } from './seen-numbers.ts'
import { addHistory, markSeen, upsertProducts } from './statements.ts'

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

type Judged = { product: ProductDraft; hash: string; json: string }

const hashOf = (json: string) => createHash('sha256').update(json).digest('base64url').slice(0, 22)

async function findKnown({ DB }: ImportEnv, feedId: string, products: readonly ProductDraft[]) {
  const statement = DB.prepare(
    `SELECT p.item_id, p.number, p.content_hash, p.import_id, p.price_cents, p.currency, p.availability, p.gone_at,
       p.product_url, coalesce(l.failures, 0) > 0 AS is_dead
     FROM products p LEFT JOIN link_checks l ON l.product_id = p.id
     WHERE p.feed_id = ?1 AND p.item_id IN (SELECT value FROM json_each(?2))`,
  ).bind(feedId, JSON.stringify(products.map(({ itemId }) => itemId)))
  const rows = await readAll(statement, knownRow)
  return new Map(rows.map((known) => [known.item_id, known]))
}

/** Gone for its feed's sake and there again; a page that does not answer brings nothing back. */
const isBack = (known: Known, { productUrl }: ProductDraft) =>
  known.gone_at !== null && (!known.is_dead || known.product_url !== productUrl)

const hasNewOffer = (known: Known, { priceCents, currency, availability }: ProductDraft) =>
  known.price_cents !== priceCents || known.currency !== currency || known.availability !== availability

/** D1 takes a text of 2 MB, and a letter may be three bytes of it. */
const mostLetters = 500_000

/** JSON texts as few JSON arrays, none of them too long to be bound. */
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

/** What each product of a stretch is to the catalogue. */
function judge(run: Run, products: readonly ProductDraft[], known: Map<string, Known>, seen: SeenNumbers) {
  const written: Judged[] = []
  const offers: ProductDraft[] = []
  const unchanged: number[] = []
  const doubles: Refusal[] = []
  const met = new Set<string>()
  let added = 0
  for (const product of products) {
    const { itemId } = product
    const before = known.get(itemId)
    if (met.has(itemId) || before?.import_id === run.id || (before && seen.has(before.number))) {
      doubles.push({ reason: 'id of an earlier row', example: itemId })
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
  return { written, offers, unchanged, doubles, added }
}

/**
 * Writes one stretch of a feed: products, their history, what was seen, and where to go on, all or nothing.
 * So a run that dies at any moment leaves a catalogue and a cursor that agree, and the next one continues as
 * if nothing had happened.
 */
export async function writeStretch(env: ImportEnv, run: Run, stretch: Stretch, seen: SeenNumbers) {
  const known = await findKnown(env, run.feed.id, stretch.products)
  const { written, offers, unchanged, doubles, added } = judge(run, stretch.products, known, seen)
  const refusals = [...stretch.refusals, ...doubles]
  const { counts } = run
  const nextCounts = {
    read: counts.read + stretch.products.length + stretch.refusals.length,
    added: counts.added + added,
    changed: counts.changed + written.length - added,
    unchanged: counts.unchanged + unchanged.length,
    skipped: counts.skipped + refusals.length,
  }
  const cursor: Cursor = {
    ...run.cursor,
    mark: stretch.next,
    stretches: run.cursor.stretches + 1,
    stalls: 0,
  }
  const reasons = addReasons(run.reasons, refusals)
  const packs = packRows(
    written.map(({ product, hash, json }) => {
      return `[${JSON.stringify(productId(run.feed.id, product.itemId))},${JSON.stringify(hash)},${json}]`
    }),
  )
  const history = offers.map(({ itemId, priceCents, currency, availability }) => [
    productId(run.feed.id, itemId),
    priceCents,
    currency,
    availability,
  ])
  const { DB } = env
  const results = await DB.batch([
    ...packs.map((pack) => upsertProducts(DB, run, pack)),
    ...(history.length > 0 ? [addHistory(DB, run, JSON.stringify(history))] : []),
    ...(unchanged.length > 0 ? [markSeen(DB, run, cursor.stretches, JSON.stringify(unchanged))] : []),
    DB.prepare(
      `UPDATE imports SET cursor = ?1, dialect = ?2, reasons = ?3, lease_until = ?4,
         read_count = ?5, added_count = ?6, changed_count = ?7, unchanged_count = ?8, skipped_count = ?9
       WHERE id = ?10 AND runs = ?11 AND state = 'reading'`,
    ).bind(
      JSON.stringify(cursor),
      dialectName(stretch),
      JSON.stringify(reasons),
      Date.now() + leaseMs,
      nextCounts.read,
      nextCounts.added,
      nextCounts.changed,
      nextCounts.unchanged,
      nextCounts.skipped,
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

const formats = { xml: 'XML', table: 'table', json: 'JSON' }

/** 'Google Merchant, TSV' */
export const dialectName = ({ next: { dialect, place } }: Stretch) =>
  dialect &&
  `${dialect}, ${place.format === 'table' && place.delimiter === '\t' ? 'TSV' : formats[place.format]}`
