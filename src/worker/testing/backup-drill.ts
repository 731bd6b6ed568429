import { sha256Hex } from '../lib/ids.ts'
import { portionOf, textOf } from '../backups/describe-database.ts'
import { backUp, rowsOfPart } from '../backups/back-up.ts'
import {
  gunzip,
  manifest,
  manifestKey,
  partKey,
  type BackedUpDatabase,
  type Manifest,
} from '../backups/backup-files.ts'
import { restoreStatements, type ReadPart } from '../backups/restore.ts'
import * as v from 'valibot'

type Bucket = Pick<R2Bucket, 'get'>

/** Exports to the end, a run after the other, as the queue does it. */
export async function backUpWholly(env: Env, now: Date, maxParts?: number): Promise<Manifest> {
  while (await backUp(env, now, maxParts));
  const stored = await env.BACKUPS?.get(manifestKey(now.toISOString().slice(0, 10)))
  if (!stored) throw new Error('the backup did not come to an end')
  return v.parse(manifest, await stored.json())
}

export const partsIn =
  (bucket: Bucket, day: string, database: string): ReadPart =>
  async (table, part) => {
    const stored = await bucket.get(partKey(day, database, table.name, part))
    if (!stored) throw new Error(`part ${part} of ${database}/${table.name} is missing`)
    return gunzip(await stored.arrayBuffer())
  }

export async function restore(into: D1Database, database: BackedUpDatabase, readPart: ReadPart) {
  for await (const statement of restoreStatements(database, readPart)) await into.prepare(statement).run()
}

type Sums = Record<string, { rows: number; digest: string }>

/** Rows and digest of each table, which are alike where the rows are. */
export const sumsOf = (database: BackedUpDatabase): Sums =>
  Object.fromEntries(database.tables.map(({ name, rows, digest }) => [name, { rows, digest }]))

/** The same of a database into which the backup was restored: of the columns that the backup has. */
export async function sumsIn(restored: D1Database, { tables }: BackedUpDatabase): Promise<Sums> {
  const sums: Sums = {}
  for (const table of tables) {
    const sum = { rows: 0, digest: '' }
    let after = -Number.MAX_SAFE_INTEGER
    for (;;) {
      const rows = await portionOf(restored, table, after, rowsOfPart)
      if (rows.length === 0) break
      sum.rows += rows.length
      sum.digest = await sha256Hex(sum.digest + textOf(rows))
      after = rows.at(-1)?.[0] ?? after
    }
    sums[table.name] = sum
  }
  return sums
}
