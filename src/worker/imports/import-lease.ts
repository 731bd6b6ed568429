import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { openCatalogue } from '../lib/db.ts'
import { logEvent, type LogFields } from '../lib/log.ts'
import { jsonOf, readFirst } from '../lib/row-types.ts'
import type { Refusal, Remark } from '../feeds/rows/batch-of-rows.ts'
import type { Mark } from '../feeds/read-feed.ts'
import { feeds, importSeen, imports } from '../catalogue/schema.ts'
import type { Feed, ImportEnv } from './feed-config.ts'

/** The state that is stored between two runs of one import. */
export type Cursor = {
  /** The key of the feed's copy in R2. */
  copy: string | null
  mark: Mark | null
  /** How many stretches were written, which is the number of the next one. */
  stretches: number
  /** How many runs in a row ended without progress. */
  stalls: number
  /** What was missing at the feed's end, how many of it are not yet marked as gone, and behind which item they stand. */
  gone?: { missing: number; left: number; after: string }
  /** Its rows are sizes of products, so that at its end these are looked through (settle-sizes.ts): behind which item, or all. */
  hasGroups?: boolean
  settled?: { after: string; isDone: boolean }
  /** The sizes of some product are others than before. */
  hasNewSizes?: boolean
  /** The validators of this version, for the next conditional request. */
  etag: string | null
  lastModified: string | null
}

export const emptyCursor: Cursor = {
  copy: null,
  mark: null,
  stretches: 0,
  stalls: 0,
  etag: null,
  lastModified: null,
}

type Counts = {
  read: number
  added: number
  changed: number
  unchanged: number
  skipped: number
  /** Rows that could not be read. */
  lost: number
  /** Rows that are a further size of a product. */
  variants: number
}

export type Reasons = (typeof imports.$inferSelect)['reasons']

/**
 * An import whose lease is held. `fence` is the number of the run, a fencing token: only the latest run may write.
 */
export type Run = {
  id: string
  feed: Feed
  fence: number
  startedAt: number
  state: 'fetching' | 'reading'
  cursor: Cursor
  counts: Counts
  reasons: Reasons
}

const maxReasons = 40
const maxExamples = 5

/** The remarks of rows that are not left out as doubles. */
export const remarksBut = (doubles: readonly Refusal[], remarks: readonly Remark[]) => {
  const left = new Set(doubles.map(({ example }) => example))
  return remarks.filter(({ example }) => !left.has(example))
}

/** Adds refusals and remarks to the reasons so far, each with a count and its first examples. */
export function addReasons(
  reasons: Reasons,
  refusals: readonly Refusal[],
  remarks: readonly Remark[] = [],
): Reasons {
  const merged = { ...reasons }
  const add = (said: string, example: string, isRemark: boolean) => {
    const hasRoom = said in merged || Object.keys(merged).length < maxReasons
    const name = hasRoom ? said : isRemark ? 'other remarks' : 'other reasons'
    const { count, examples } = merged[name] ?? { count: 0, examples: [] }
    merged[name] = {
      count: count + 1,
      examples: examples.length < maxExamples && example !== '' ? [...examples, example] : examples,
      ...(isRemark && { isRemark }),
    }
  }
  for (const { reason, example } of refusals) add(reason, example, false)
  for (const { remark, example } of remarks) add(remark, example, true)
  return merged
}

/** Longer than anything a run does between two renewals. */
export const leaseMs = 120_000
/** Longer, because a run cannot renew its lease while it waits for a slow shop. */
const fetchLeaseMs = 900_000

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
  lost_count: v.number(),
  variant_count: v.number(),
  reasons: jsonOf<Reasons>(),
  started_at: v.number(),
})
type ImportRow = v.InferOutput<typeof importRow>

/** Thrown when another run has taken over the import. */
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
    lost: row.lost_count,
    variants: row.variant_count,
  },
  reasons: row.reasons,
})

async function findFeed({ CATALOGUE_DB: database }: ImportEnv, id: string): Promise<Feed | null> {
  const { address, kind, isSample, etag, lastModified, mapping } = feeds
  const columns = { id: feeds.id, address, kind, isSample, etag, lastModified, mapping }
  return (await openCatalogue(database).select(columns).from(feeds).where(eq(feeds.id, id)).get()) ?? null
}

/** Starts an import of a feed; null when one is under way. */
export async function beginRun(env: ImportEnv, feed: Feed, id: string): Promise<Run | null> {
  const now = Date.now()
  const statement = env.CATALOGUE_DB.prepare(
    `INSERT INTO imports (id, feed_id, state, cursor, lease_until, runs, started_at)
     SELECT ?1, ?2, 'fetching', ?3, ?4, 1, ?5
     WHERE NOT EXISTS (SELECT 1 FROM imports WHERE feed_id = ?2 AND state IN ('fetching', 'reading'))
     RETURNING *`,
  ).bind(id, feed.id, JSON.stringify(emptyCursor), now + fetchLeaseMs, now)
  const row = await readFirst(statement, importRow)
  return row && toRun(row, feed)
}

/**
 * Takes the lease of an import that no run holds: the oldest one, or that of `feedId`. One statement decides between
 * two concurrent runs, and the counted-up number of runs keeps the loser of a lease from writing later.
 */
export async function takeRun(env: ImportEnv, feedId: string | null = null): Promise<Run | null> {
  const now = Date.now()
  const statement = env.CATALOGUE_DB.prepare(
    `UPDATE imports SET
       lease_until = ?1 + CASE state WHEN 'fetching' THEN ${fetchLeaseMs} ELSE ${leaseMs} END,
       runs = runs + 1,
       cursor = json_set(cursor, '$.stalls', json_extract(cursor, '$.stalls') + 1)
     WHERE id = (
       SELECT id FROM imports
       WHERE state IN ('fetching', 'reading') AND coalesce(lease_until, 0) <= ?1 AND (?2 IS NULL OR feed_id = ?2)
         AND (feed_id = ?2 OR NOT EXISTS (SELECT 1 FROM feeds f WHERE f.id = feed_id AND f.paused_at IS NOT NULL))
       ORDER BY started_at LIMIT 1
     )
     RETURNING *`,
  ).bind(now, feedId)
  const row = await readFirst(statement, importRow)
  if (!row) return null
  const feed = await findFeed(env, row.feed_id)
  if (feed) return toRun(row, feed)
  // The feed was removed from the configuration meanwhile.
  await env.CATALOGUE_DB.prepare(
    `UPDATE imports SET state = 'failed', failure = 'The feed was removed.', finished_at = ? WHERE id = ?`,
  )
    .bind(now, row.id)
    .run()
  await clearAway(env, { id: row.id, cursor: row.cursor ?? emptyCursor })
  return null
}

/** Gives the lease back, so that the next run can continue at once. */
export async function releaseRun({ CATALOGUE_DB: database }: ImportEnv, run: Run) {
  await database
    .prepare('UPDATE imports SET lease_until = NULL WHERE id = ? AND runs = ?')
    .bind(run.id, run.fence)
    .run()
}

export const logRun = <Fields extends object>(event: string, run: Run, fields?: LogFields<Fields>) =>
  logEvent(event, { feed: run.feed.id, import: run.id, ...run.counts, ...fields })

/**
 * The condition that makes a statement write only for the run that holds the lease. Every statement needs it, because
 * none can stop the others of its batch.
 */
export const fence = (id: string, runs: string) =>
  `EXISTS (SELECT 1 FROM imports WHERE id = ${id} AND runs = ${runs} AND state = 'reading')`

/** Deletes what an import that is over leaves behind: the copy of its feed and the numbers of the products seen. */
export async function clearAway(
  { CATALOGUE_DB: database, CATALOGUE }: ImportEnv,
  { id, cursor }: Pick<Run, 'id' | 'cursor'>,
) {
  await openCatalogue(database).delete(importSeen).where(eq(importSeen.importId, id))
  if (cursor.copy) await CATALOGUE.delete(cursor.copy)
}

/** Deletes an import that found nothing new to read, and notes only that the feed was checked. */
export async function dropRun({ CATALOGUE_DB: database }: ImportEnv, run: Run) {
  const db = openCatalogue(database)
  await db.batch([
    db.delete(imports).where(and(eq(imports.id, run.id), eq(imports.runs, run.fence))),
    db.update(feeds).set({ checkedAt: new Date() }).where(eq(feeds.id, run.feed.id)),
  ])
}
