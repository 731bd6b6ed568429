import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { openDb } from '../../lib/db.ts'
import { logEvent } from '../../lib/log.ts'
import { jsonOf, readFirst } from '../../lib/rows.ts'
import { feeds } from '../schema.ts'
import { clearAway } from './clear-away.ts'
import type { Feed, ImportEnv } from './import-env.ts'
import { emptyCursor, type Cursor, type Reasons, type Run } from './run.ts'

/** Longer than anything a run does between two renewals. */
export const leaseMs = 120_000
/** A fetch renews nothing while a slow shop sends. */
export const fetchLeaseMs = 900_000

/** Of one that somebody works on. */
const importRow = v.object({
  id: v.string(),
  feed_id: v.string(),
  state: v.picklist(['fetching', 'reading']),
  cursor: v.nullable(jsonOf<Cursor>()),
  runs: v.number(),
  read_count: v.number(),
  added_count: v.number(),
  changed_count: v.number(),
  unchanged_count: v.number(),
  skipped_count: v.number(),
  reasons: jsonOf<Reasons>(),
  started_at: v.number(),
})
type ImportRow = v.InferOutput<typeof importRow>

/** Another run has taken this import over. */
export class LeaseLost extends Error {}

const toRun = (row: ImportRow, feed: Feed): Run => ({
  id: row.id,
  feed,
  fence: row.runs,
  startedAt: row.started_at,
  state: row.state,
  cursor: row.cursor ?? emptyCursor,
  counts: {
    read: row.read_count,
    added: row.added_count,
    changed: row.changed_count,
    unchanged: row.unchanged_count,
    skipped: row.skipped_count,
  },
  reasons: row.reasons,
})

async function findFeed({ DB }: ImportEnv, id: string): Promise<Feed | null> {
  const { address, kind, isSample, etag, lastModified } = feeds
  const columns = { id: feeds.id, address, kind, isSample, etag, lastModified }
  return (await openDb(DB).select(columns).from(feeds).where(eq(feeds.id, id)).get()) ?? null
}

/** Starts an import of a feed, unless one is under way. */
export async function beginRun(env: ImportEnv, feed: Feed, id: string): Promise<Run | null> {
  const now = Date.now()
  const statement = env.DB.prepare(
    `INSERT INTO imports (id, feed_id, state, cursor, lease_until, runs, started_at)
     SELECT ?1, ?2, 'fetching', ?3, ?4, 1, ?5
     WHERE NOT EXISTS (SELECT 1 FROM imports WHERE feed_id = ?2 AND state IN ('fetching', 'reading'))
     RETURNING *`,
  ).bind(id, feed.id, JSON.stringify(emptyCursor), now + fetchLeaseMs, now)
  const row = await readFirst(statement, importRow)
  return row && toRun(row, feed)
}

/**
 * Takes the lease of an import that nobody works on, the one that waits longest or that of `feedId`. One
 * statement decides between two who ask at once, and the number of runs keeps the loser of a lease from
 * writing later.
 */
export async function takeRun(env: ImportEnv, feedId: string | null = null): Promise<Run | null> {
  const now = Date.now()
  const statement = env.DB.prepare(
    `UPDATE imports SET
       lease_until = ?1 + CASE state WHEN 'fetching' THEN ${fetchLeaseMs} ELSE ${leaseMs} END,
       runs = runs + 1,
       cursor = json_set(cursor, '$.stalls', json_extract(cursor, '$.stalls') + 1)
     WHERE id = (
       SELECT id FROM imports
       WHERE state IN ('fetching', 'reading') AND coalesce(lease_until, 0) <= ?1 AND (?2 IS NULL OR feed_id = ?2)
       ORDER BY started_at LIMIT 1
     )
     RETURNING *`,
  ).bind(now, feedId)
  const row = await readFirst(statement, importRow)
  if (!row) return null
  const feed = await findFeed(env, row.feed_id)
  if (feed) return toRun(row, feed)
  // Its feed was taken out of the configuration in between.
  await env.DB.prepare(
    `UPDATE imports SET state = 'failed', failure = 'The feed was removed.', finished_at = ? WHERE id = ?`,
  )
    .bind(now, row.id)
    .run()
  await clearAway(env, { id: row.id, cursor: row.cursor ?? emptyCursor })
  return null
}

/** Lets the next run take over at once. */
export async function releaseRun({ DB }: ImportEnv, run: Run) {
  await DB.prepare('UPDATE imports SET lease_until = NULL WHERE id = ? AND runs = ?')
    .bind(run.id, run.fence)
    .run()
}

export const logRun = (event: string, run: Run, fields: Record<string, unknown> = {}) =>
  logEvent(event, { feed: run.feed.id, import: run.id, ...run.counts, ...fields })
