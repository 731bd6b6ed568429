import { and, eq, exists } from 'drizzle-orm'
import { openCatalogue } from '../lib/db.ts'
import { loadEditorial } from '../outfits/editorial-plan.ts'
import { FeedFailure } from '../feeds/rows/feed-failure.ts'
import { feeds, imports } from '../catalogue/schema.ts'
import { isShopMy, type ImportEnv } from './feed-config.ts'
import { countMissing, markMissing } from './gone-products.ts'
import { clearAway, LeaseLost, logRun, type Run } from './import-lease.ts'
import { settleSizes } from './settle-sizes.ts'
import { saveShopMyTile } from './shopmy-tiles.ts'

/** A feed that keeps less than this share of its products is taken for a broken one. */
const leastKept = 0.2
/** Below this number of products the share says nothing. */
const fewest = 20
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

/** How many products are missing, if so many may be. */
async function requireKept(db: D1Database, run: Run, force: boolean) {
  const missing = await countMissing(db, run)
  const kept = run.counts.changed + run.counts.unchanged
  if (!force && missing + kept >= fewest && kept < (missing + kept) * leastKept) {
    throw new FeedFailure(
      `Of the ${missing + kept} products that it had, ${kept} are left: it looks broken, so the others stay (--force takes them off).`,
    )
  }
  // Which products the lost rows were is not known: each of the missing ones may be one of them.
  return run.counts.lost > 0 ? 0 : missing
}

/**
 * Ends an import whose feed was read to its end: products that it no longer has are marked as gone, unless rows of it
 * were lost. False when its time was over before: then the next run goes on.
 */
export async function finishRun(
  env: ImportEnv,
  run: Run,
  { force = false, timeMs, portion }: { force?: boolean; timeMs: number; portion?: number },
) {
  requireProducts(run)
  // A former run that began to mark them has asked whether so many may be missing.
  const gone = run.cursor.gone?.missing ?? (await requireKept(env.CATALOGUE_DB, run, force))
  if (!(await markMissing(env.CATALOGUE_DB, run, gone, { timeMs, ...(portion && { portion }) }))) return false
  if (!(await settleSizes(env.CATALOGUE_DB, run, { timeMs, ...(portion && { portion }) }))) return false

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
  if (gone + run.counts.added + run.counts.changed > 0 || run.cursor.hasNewSizes) await env.refresh()
  return true
}
