import * as v from 'valibot'
import { readAll, readFirst } from '../lib/row-types.ts'
import { isBackedUp, type BackedUpDatabase, type BackedUpTable } from './backup-files.ts'

const tableRow = v.object({ schema: v.string(), name: v.string(), type: v.string() })
const columnRow = v.object({ name: v.string(), type: v.string() })
const keyRow = v.object({ table: v.string(), from: v.string(), to: v.nullable(v.string()) })
const migrationRow = v.object({ name: v.string() })
const triggerRow = v.object({ name: v.string(), sql: v.string() })

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function describeTable(database: D1Database, name: string): Promise<BackedUpTable> {
  const columns = await readAll(database.prepare(`PRAGMA table_info(${quoted(name)})`), columnRow)
  const keys = await readAll(database.prepare(`PRAGMA foreign_key_list(${quoted(name)})`), keyRow)
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, isBlob: /blob/i.test(column.type) })),
    parents: keys
      .filter(({ table }) => table !== name)
      .map(({ table, from, to }) => ({ column: from, table, to: to ?? 'id' })),
    rows: 0,
    parts: 0,
    digest: '',
  }
}

/** Parents before their children. A circle would end it: no row of one could be restored first. */
export function inOrder(tables: BackedUpTable[]): BackedUpTable[] {
  const done: BackedUpTable[] = []
  let left = tables
  while (left.length > 0) {
    const known = new Set(left.map(({ name }) => name))
    const ready = left.filter(({ parents }) => parents.every(({ table }) => !known.has(table)))
    if (ready.length === 0) throw new Error(`tables that need each other: ${[...known].join(', ')}`)
    done.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return done
}

/** The tables and triggers of a database, as they are now. */
export async function describeDatabase(name: string, database: D1Database): Promise<BackedUpDatabase> {
  const found = await readAll(database.prepare('PRAGMA table_list'), tableRow)
  const names = found
    .filter((one) => one.schema === 'main' && isBackedUp(one.name, one.type))
    .map((one) => one.name)
    .toSorted()
  const tables: BackedUpTable[] = []
  for (const table of names) tables.push(await describeTable(database, table))
  const triggers = await readAll(
    database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name"),
    triggerRow,
  )
  const isMigrated = found.some((one) => one.name === 'd1_migrations')
  const last = isMigrated
    ? await readFirst(
        database.prepare('SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1'),
        migrationRow,
      )
    : null
  return { name, migration: last?.name ?? null, tables: inOrder(tables), triggers }
}

/** Rows as arrays behind their row's number, in its order. A blob is read as hexadecimal digits. */
export const portionOf = (
  database: D1Database,
  { name, columns }: BackedUpTable,
  after: number,
  most: number,
) => {
  const read = columns.map((column) => (column.isBlob ? `hex(${quoted(column.name)})` : quoted(column.name)))
  return database
    .prepare(`SELECT rowid, ${read.join(', ')} FROM ${quoted(name)} WHERE rowid > ? ORDER BY rowid LIMIT ?`)
    .bind(after, most)
    .raw<[number, ...unknown[]]>()
}

/** A line for each row, as a part has them. */
export const textOf = (rows: [number, ...unknown[]][]) =>
  rows.map(([, ...values]) => `${JSON.stringify(values)}\n`).join('')
