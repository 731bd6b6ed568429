import { FeedFailure } from '../feeds/failure.ts'
import { openDb } from '../../lib/db.ts'
import { loadEditorial } from '../editorial.ts'
import { feeds, imports, importSeen } from '../schema.ts'
import { and, eq } from 'drizzle-orm'
import { isShopMy } from './feed-config.ts'
import type { ImportEnv } from './import-env.ts'
import { logRun } from './lease.ts'
import type { Run } from './run.ts'
import { saveShopMyTile } from './shopmy-tile.ts'
import { countMissing, takeOff } from './statements.ts'

/** A feed that kept less than this of what it had is taken for a broken one. */
const leastKept = 0.2
/** Of a handful nothing can be told. */
const fewest = 20
/** A statement's time is limited, too. */
const goneAtOnce = 5000

/** What is left behind of an import that is over: its copy and what it saw. */
async function clearAway({ DB, CATALOGUE }: ImportEnv, run: Run) {
  await openDb(DB).delete(importSeen).where(eq(importSeen.importId, run.id))
  if (run.cursor.copy) await CATALOGUE.delete(run.cursor.copy)
}

const owned = (run: Run) => and(eq(imports.id, run.id), eq(imports.runs, run.fence))

/** Ends an import that cannot go on. Nothing is taken off the shelves. */
export async function failRun(env: ImportEnv, run: Run, failure: string) {
  await openDb(env.DB)
    .update(imports)
    .set({ state: 'failed', failure, finishedAt: new Date(), leaseUntil: null })
    .where(owned(run))
  await clearAway(env, run)
  logRun('import_failed', run, { failure })
}

function requireSubstance({ counts, reasons }: Run) {
  if (counts.added + counts.changed + counts.unchanged > 0) return
  if (counts.read === 0) throw new FeedFailure('It holds no products.')
  const [[most] = []] = Object.entries(reasons).sort(([, a], [, b]) => b.count - a.count)
  throw new FeedFailure(`None of its ${counts.read} rows could be read, most of them because: ${most}.`)
}

/** The end of a feed that was read to its end: what it does not have any more is gone. */
export async function finishRun(env: ImportEnv, run: Run, { force = false } = {}) {
  requireSubstance(run)
  const missing = (await countMissing(env.DB, run).first<{ count: number }>())?.count ?? 0
  const kept = run.counts.changed + run.counts.unchanged
  if (!force && missing + kept >= fewest && kept < (missing + kept) * leastKept) {
    throw new FeedFailure(
      `Of the ${missing + kept} products that it had, ${kept} are left: it looks broken, so the others stay (--force takes them off).`,
    )
  }
  for (let left = missing; left > 0; left -= goneAtOnce) await env.DB.batch(takeOff(env.DB, run, goneAtOnce))

  const db = openDb(env.DB)
  const now = new Date()
  const { etag, lastModified } = run.cursor
  await db.batch([
    db.update(imports).set({ state: 'done', finishedAt: now, leaseUntil: null }).where(owned(run)),
    db
      .update(feeds)
      .set({ etag, lastModified, checkedAt: now, importedAt: now })
      .where(eq(feeds.id, run.feed.id)),
  ])
  if (isShopMy(run.feed)) await saveShopMyTile(env, run)
  await clearAway(env, run)
  logRun('import_done', run, { gone: missing, runs: run.fence })
  // Its collections, outfits and posts name the sample's pieces.
  if (run.feed.isSample) await loadEditorial(env)
  if (missing + run.counts.added + run.counts.changed > 0) await env.refresh()
}
