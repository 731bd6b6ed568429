import * as v from 'valibot'
import { sha256Hex } from '../lib/ids.ts'
import { logEvent } from '../lib/log.ts'
import { describeDatabase, portionOf, textOf } from './describe-database.ts'
import {
  dayKey,
  gzip,
  keptDays,
  manifest,
  manifestKey,
  partKey,
  photosKey,
  progress,
  progressKey,
  type Progress,
} from './backup-files.ts'

/** Rows of a part: some hundred kilobytes at most, of which a Worker holds one at a time. */
export const rowsOfPart = 1_000
/** Parts of one run, each a read and a write. */
const partsOfRun = 60
const dayMs = 86_400_000

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

type Site = Env & { BACKUPS: R2Bucket }
const hasBackups = (env: Env): env is Site => env.BACKUPS !== undefined

const databasesOf = (env: Env): [string, D1Database][] => [
  ['accounts', env.DB],
  ['catalogue', env.CATALOGUE_DB],
]

async function begin(env: Site, now: Date): Promise<Progress> {
  const databases = []
  for (const [name, binding] of databasesOf(env)) databases.push(await describeDatabase(name, binding))
  return {
    day: dayOf(now),
    beganAt: now.toISOString(),
    databases,
    photos: { objects: 0, parts: 0 },
    at: { database: 0, table: 0, after: -Number.MAX_SAFE_INTEGER },
    photosAfter: null,
  }
}

/** Writes the next part; false when all are written. Nothing of what was given is changed. */
async function writePart(env: Site, before: Progress): Promise<{ after: Progress; hasMore: boolean }> {
  const { day, at } = before
  const database = before.databases[at.database]
  const table = database?.tables[at.table]
  const first = -Number.MAX_SAFE_INTEGER
  if (!database) return writePhotos(env, before)
  if (!table)
    return { after: { ...before, at: { database: at.database + 1, table: 0, after: first } }, hasMore: true }
  const binding = databasesOf(env).find(([name]) => name === database.name)?.[1]
  if (!binding) throw new Error(`the database ${database.name} is bound no more`)
  const rows = await portionOf(binding, table, at.after, rowsOfPart)
  const next = { database: at.database, table: at.table + 1, after: first }
  if (rows.length === 0) return { after: { ...before, at: next }, hasMore: true }
  const text = textOf(rows)
  const part = table.parts + 1
  await env.BACKUPS.put(partKey(day, database.name, table.name, part), await gzip(text))
  const written = {
    ...table,
    rows: table.rows + rows.length,
    parts: part,
    digest: await sha256Hex(table.digest + text),
  }
  const databases = before.databases.map((one) =>
    one === database
      ? { ...one, tables: one.tables.map((other) => (other === table ? written : other)) }
      : one,
  )
  const isLast = rows.length < rowsOfPart
  const last = rows.at(-1)?.[0] ?? 0
  return { after: { ...before, databases, at: isLast ? next : { ...at, after: last } }, hasMore: true }
}

/** Notes the names and digests of a thousand photos. */
async function writePhotos(env: Site, before: Progress): Promise<{ after: Progress; hasMore: boolean }> {
  const { day, photos, photosAfter } = before
  const found = await env.PHOTOS.list({ limit: 1_000, ...(photosAfter && { cursor: photosAfter }) })
  const lines = found.objects.map(
    ({ key, size, etag, uploaded }) => `${JSON.stringify([key, size, etag, uploaded])}\n`,
  )
  const part = photos.parts + 1
  if (lines.length > 0) await env.BACKUPS.put(photosKey(day, part), await gzip(lines.join('')))
  const written = { objects: photos.objects + lines.length, parts: photos.parts + Number(lines.length > 0) }
  return {
    after: { ...before, photos: written, photosAfter: found.truncated ? found.cursor : null },
    hasMore: found.truncated,
  }
}

/** Deletes the backups of days that are over. */
async function forgetOld(env: Site, now: Date) {
  const oldest = dayKey(dayOf(new Date(now.getTime() - keptDays * dayMs)))
  for (;;) {
    // Keys are listed in the order of their days.
    const { objects } = await env.BACKUPS.list({ prefix: 'days/' })
    const old = objects.map(({ key }) => key).filter((key) => key < oldest)
    if (old.length === 0) return
    await env.BACKUPS.delete(old)
  }
}

/**
 * Exports a piece of both databases to the bucket BACKUPS, and says whether more is left. It may be cut off anywhere, and goes on
 * from the last part that was written; two at a time do not disturb each other, since only the one that read the last progress may
 * write the next. Rows are read while the shop is open: a restoration leaves out what lacks its parent.
 */
export async function backUp(env: Env, now = new Date(), maxParts = partsOfRun): Promise<boolean> {
  if (!hasBackups(env)) return false
  const stored = await env.BACKUPS.get(progressKey)
  let state = stored ? v.parse(progress, await stored.json()) : null
  const etag = stored?.etag ?? null
  if (!state || state.day !== dayOf(now)) {
    if (!state && (await env.BACKUPS.head(manifestKey(dayOf(now))))) return false
    await forgetOld(env, now)
    state = await begin(env, now)
  }
  let hasMore = true
  for (let parts = 0; hasMore && parts < maxParts; parts++) {
    const written = await writePart(env, state)
    state = written.after
    ;({ hasMore } = written)
  }
  if (hasMore) {
    const kept = await env.BACKUPS.put(progressKey, JSON.stringify(state), {
      onlyIf: etag === null ? { etagDoesNotMatch: '*' } : { etagMatches: etag },
    })
    return kept !== null
  }
  await env.BACKUPS.put(manifestKey(state.day), JSON.stringify(v.parse(manifest, state), null, 2))
  await env.BACKUPS.delete(progressKey)
  const rows = state.databases.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows, 0)
  logEvent('backed_up', { rows })
  return false
}
