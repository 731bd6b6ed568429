import * as v from 'valibot'
import { readFirst } from '../../lib/rows.ts'
import { FeedFailure } from '../feeds/failure.ts'
import { openDb } from '../../lib/db.ts'
import { loadEditorial } from '../editorial.ts'
import { feeds, imports } from '../schema.ts'
import { and, eq, exists } from 'drizzle-orm'
import { clearAway } from './clear-away.ts'
import { isShopMy } from './feed-config.ts'
import type { ImportEnv } from './import-env.ts'
import { LeaseLost, logRun } from './lease.ts'
import type { Run } from './run.ts'
import { saveShopMyTile } from './shopmy-tile.ts'
import { countMissing, takeOff } from './statements.ts'

/** A feed that kept less than this of what it had is taken for a broken one. */
const leastKept = 0.2
/** Of a handful nothing can be told. */
const fewest = 20
/** A statement's time is limited, too. */
const goneAtOnce = 5000

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
  const missing = (await readFirst(countMissing(env.DB, run), v.object({ count: v.number() })))?.count ?? 0
  const kept = run.counts.changed + run.counts.unchanged
  if (!force && missing + kept >= fewest && kept < (missing + kept) * leastKept) {
    throw new FeedFailure(
      `Of the ${missing + kept} products that it had, ${kept} are left: it looks broken, so the others stay (--force takes them off).`,
    )
  }
  for (let left = missing; left > 0; left -= goneAtOnce) await env.DB.batch(takeOff(env.DB, run, goneAtOnce))

  // What names its pieces. Before it is over: what fails here is tried again by the next run.
  if (isShopMy(run.feed)) await saveShopMyTile(env, run)
  if (run.feed.isSample) await loadEditorial(env)

  const db = openDb(env.DB)
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
  logRun('import_done', run, { gone: missing, runs: run.fence })
  if (missing + run.counts.added + run.counts.changed > 0) await env.refresh()
}
