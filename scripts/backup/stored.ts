import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import {
  gunzip,
  manifest,
  manifestKey,
  partKey,
  removedKey,
  type BackedUpDatabase,
  type Manifest,
} from '#worker/backups/backup-files.ts'
import { readRemoved } from '#worker/backups/removed-accounts.ts'
import { forgetStatements, restoreStatements } from '#worker/backups/restore.ts'

/** A backup in a folder of this machine, by the keys that it has in its bucket. */

const read = (folder: string, key: string) => readFileSync(join(folder, key))

export const readManifest = (folder: string, day: string): Manifest =>
  v.parse(manifest, JSON.parse(read(folder, manifestKey(day)).toString()))

/** Every object that a restoration of a day needs, besides its manifest. */
export const keysOf = ({ day, databases }: Manifest) =>
  databases.flatMap(({ name, tables }) =>
    tables.flatMap((table) =>
      Array.from({ length: table.parts }, (_, at) => partKey(day, name, table.name, at + 1)),
    ),
  )

/** Gets a day from the bucket, with a command for each object. */
export function fetchDay(day: string, folder: string, get: (key: string, file: string) => number) {
  const take = (key: string) => {
    const file = join(folder, key)
    mkdirSync(dirname(file), { recursive: true })
    if (get(key, file) !== 0) throw new Error(`${key} was not given`)
  }
  take(manifestKey(day))
  const keys = keysOf(readManifest(folder, day))
  for (const key of keys) take(key)
  // Of a shop that nobody ever left there is none.
  const removed = join(folder, removedKey)
  if (get(removedKey, removed) !== 0) writeFileSync(removed, '[]')
  return keys.length
}

const asFile = (statements: string[]) => statements.map((statement) => `${statement};\n`).join('')

/** Writes what restores a database, and what then forgets once more who was removed since. */
export async function writeSql(folder: string, database: BackedUpDatabase, day: string, out: string) {
  const statements: string[] = []
  const readPart = async ({ name }: { name: string }, part: number) => {
    const bytes = read(folder, partKey(day, database.name, name, part))
    return gunzip(new Uint8Array(bytes).buffer)
  }
  for await (const statement of restoreStatements(database, readPart)) statements.push(statement)
  writeFileSync(out, asFile(statements))
  const removed = await readRemoved({
    json: async () => JSON.parse(read(folder, removedKey).toString()) as unknown,
  })
  const forgotten = join(dirname(out), 'forgotten.sql')
  writeFileSync(
    forgotten,
    asFile(
      forgetStatements(
        database.name,
        removed.map(({ id }) => id),
      ),
    ),
  )
  return { statements: statements.length, forgotten }
}
