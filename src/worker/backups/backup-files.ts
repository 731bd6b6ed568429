import * as v from 'valibot'

/** What a backup says of itself, in `days/DAY/manifest.json`. */

const parentSchema = v.object({ column: v.string(), table: v.string(), to: v.string() })

const tableSchema = v.object({
  name: v.string(),
  columns: v.array(v.object({ name: v.string(), isBlob: v.boolean() })),
  /** The rows of other tables without which a row of this one may not be. */
  parents: v.array(parentSchema),
  rows: v.number(),
  parts: v.number(),
  /** SHA-256, chained: of the digest of the parts before and the text of this one. */
  digest: v.string(),
})
export type BackedUpTable = v.InferOutput<typeof tableSchema>

const databaseSchema = v.object({
  name: v.string(),
  /** The last one, by which the version is found that the tables belong to; null where tests migrated. */
  migration: v.nullable(v.string()),
  /** Parents stand before their children. */
  tables: v.array(tableSchema),
  triggers: v.array(v.object({ name: v.string(), sql: v.string() })),
})
export type BackedUpDatabase = v.InferOutput<typeof databaseSchema>

export const manifest = v.object({
  day: v.string(),
  beganAt: v.pipe(v.string(), v.isoTimestamp()),
  databases: v.array(databaseSchema),
  /** Photos and looks: their names and digests. The pictures themselves are not copied. */
  photos: v.object({ objects: v.number(), parts: v.number() }),
})
export type Manifest = v.InferOutput<typeof manifest>

/** Where a run goes on: at this table of this database, behind this row; then with the photos. */
export const progress = v.object({
  ...manifest.entries,
  at: v.object({ database: v.number(), table: v.number(), after: v.number() }),
  photosAfter: v.nullable(v.string()),
})
export type Progress = v.InferOutput<typeof progress>

export const dayKey = (day: string) => `days/${day}/`
export const manifestKey = (day: string) => `${dayKey(day)}manifest.json`
export const partKey = (day: string, database: string, table: string, part: number) =>
  `${dayKey(day)}${database}/${table}/${String(part).padStart(6, '0')}.ndjson.gz`
export const photosKey = (day: string, part: number) =>
  `${dayKey(day)}photos/${String(part).padStart(6, '0')}.ndjson.gz`
export const progressKey = 'in-progress.json'
/** The ids of accounts that were removed, so that no restored backup brings them back. */
export const removedKey = 'removed.json'

/** A deleted account is in no backup after this time. */
export const keptDays = 30

/** Secrets that end within days, throttles, and what is made again by itself: nobody misses them after a restoration. */
const leftOut: ReadonlySet<string> = new Set([
  'attempts',
  'import_seen',
  'mailed_links',
  'passkey_challenges',
  'sessions',
  'd1_migrations',
])

export const isBackedUp = (name: string, type: string) =>
  type === 'table' && !leftOut.has(name) && !name.startsWith('sqlite_') && !name.startsWith('_cf_')

const pressed = (stream: ReadableStream, by: TransformStream) => new Response(stream.pipeThrough(by))

export const gzip = (text: string) =>
  pressed(new Blob([text]).stream(), new CompressionStream('gzip')).arrayBuffer()

export const gunzip = (bytes: ArrayBuffer) =>
  pressed(new Blob([bytes]).stream(), new DecompressionStream('gzip')).text()
