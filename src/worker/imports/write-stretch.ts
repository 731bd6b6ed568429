import { dialectName, type Stretch } from '../feeds/read-feed.ts'
import { sortByChange } from './sort-by-change.ts'
import type { ImportEnv } from './feed-config.ts'
import { readKnown } from './known-products.ts'
import { addReasons, remarksBut, LeaseLost, leaseMs, type Cursor, type Run } from './import-lease.ts'
import { addHistory, dropVariants, packRows, productRows, upsertProducts } from './product-rows.ts'
import { markSeen, type Seen } from './seen-numbers.ts'
import { addVariantNews, dropFormer, gatherTouched, upsertVariants } from './variant-rows.ts'

type Sorted = ReturnType<typeof sortByChange>

/** The statements for sizes, in the order in which they need each other. */
function variantStatements(db: D1Database, run: Run, { writtenVariants, touched, left }: Sorted) {
  if (writtenVariants.length === 0 && touched.length === 0) return []
  const rows = writtenVariants.map(({ id, item, own, hash }) => JSON.stringify([id, item, own, hash]))
  return [
    ...packRows(rows).map((pack) => upsertVariants(db, run, pack)),
    dropFormer(
      db,
      run,
      writtenVariants.map(({ id }) => id),
    ),
    gatherTouched(db, run, { items: touched, numbers: left }),
    ...(writtenVariants.some(({ news }) => news) ? [addVariantNews(db, run, writtenVariants)] : []),
  ]
}

/**
 * Writes one stretch of a feed in one batch: products, their sizes, their history, what was seen, and the cursor. A run that dies
 * at any moment so leaves a catalogue and a cursor that agree, and the next one continues from there.
 */
export async function writeStretch(env: ImportEnv, run: Run, stretch: Stretch, seen: Seen) {
  const known = await readKnown(env, run.feed.id, stretch.products)
  const sorted = sortByChange(run, stretch.products, known, seen)
  const { written, offers, unchanged, unchangedVariants, duplicates } = sorted
  const refusals = [...stretch.refusals, ...duplicates]
  const lost = refusals.filter(({ isLost }) => isLost).length
  const { counts } = run
  const nextCounts = {
    read: counts.read + stretch.products.length + stretch.refusals.length,
    added: counts.added + sorted.counts.added,
    changed: counts.changed + sorted.counts.changed,
    unchanged: counts.unchanged + sorted.counts.unchanged,
    skipped: counts.skipped + refusals.length - lost,
    lost: counts.lost + lost,
    variants: counts.variants + sorted.counts.variants,
  }
  const cursor: Cursor = {
    ...run.cursor,
    mark: stretch.next,
    stretches: run.cursor.stretches + 1,
    stalls: 0,
    ...(stretch.products.some(({ groupId }) => groupId) && { hasGroups: true }),
    ...(sorted.touched.length > 0 && { hasNewSizes: true }),
  }
  const reasons = addReasons(run.reasons, refusals, remarksBut(duplicates, stretch.remarks))
  const packs = packRows(await productRows(run, written))
  const single = written.filter(({ colourKey }) => colourKey === null).map(({ product }) => product.itemId)
  const database = env.CATALOGUE_DB
  const results = await database.batch([
    ...packs.map((pack) => upsertProducts(database, run, pack)),
    ...(single.length > 0 ? [dropVariants(database, run, single)] : []),
    ...variantStatements(database, run, sorted),
    ...(offers.length > 0 ? [addHistory(database, run, offers)] : []),
    ...(unchanged.length + unchangedVariants.length > 0
      ? [markSeen(database, run, cursor.stretches, { products: unchanged, variants: unchangedVariants })]
      : []),
    database
      .prepare(
        `UPDATE imports SET cursor = ?1, dialect = ?2, reasons = ?3, lease_until = ?4,
         read_count = ?5, added_count = ?6, changed_count = ?7, unchanged_count = ?8, skipped_count = ?9,
         lost_count = ?10, variant_count = ?11
       WHERE id = ?12 AND runs = ?13 AND state = 'reading'`,
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
        nextCounts.variants,
        run.id,
        run.fence,
      ),
  ])
  if (results.at(-1)?.meta.changes !== 1) throw new LeaseLost()
  for (const number of unchanged) seen.products.add(number)
  for (const number of unchangedVariants) seen.variants.add(number)
  Object.assign(run, { cursor, reasons, counts: nextCounts })
  const rowsWritten = results.reduce((sum, { meta }) => sum + (meta.rows_written ?? 0), 0)
  return { rowsWritten, largestParameter: Math.max(0, ...packs.map(({ length }) => length)) }
}
