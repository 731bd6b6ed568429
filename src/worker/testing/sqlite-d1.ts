import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** D1's limit for one statement. */
const maxParameters = 100

const root = join(import.meta.dirname, '../../..')

type Holding = 'accounts' | 'catalogue'

function migrations(of: Holding) {
  const folder = join(root, 'src/worker/migrations', of)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

export function applyMigrations(database: DatabaseSync, of: Holding) {
  for (const sql of migrations(of)) database.exec(sql)
}

/** Converts a bound value as D1 does, and refuses unknown types like D1. */
function bound(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Uint8Array) return value
  throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported`)
}

/** SQLite's extended result codes with the names that D1 gives them. */
const constraints: Record<number, string> = {
  275: 'CHECK',
  787: 'FOREIGNKEY',
  1299: 'NOTNULL',
  1555: 'PRIMARYKEY',
  1811: 'TRIGGER',
  2067: 'UNIQUE',
}

function d1Error(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  const constraint = constraints[(error as { errcode?: number }).errcode ?? 0]
  const code = constraint ? `SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_${constraint})` : 'SQLITE_ERROR'
  return new Error(`D1_ERROR: ${message}: ${code}`, { cause: error })
}

type Row = Record<string, unknown>

/**
 * A D1 database in this process's memory with the project's migrations: the same SQLite and the same answers, in tens
 * of microseconds instead of milliseconds. It is for simulations that make millions of trips; everything else is
 * tested on workerd's own D1. d1-behaviour.ts states what both must have in common.
 */
export function createSqliteD1(holds: Holding = 'accounts') {
  const database = new DatabaseSync(':memory:')
  applyMigrations(database, holds)
  return asD1(database)
}

/** The same of a database that is there, for instance a file of a million accounts. */
export function asD1(database: DatabaseSync) {
  database.exec('pragma foreign_keys = on')

  const kept = { rows: new Map<string, StatementSync>(), arrays: new Map<string, StatementSync>() }
  function statement(sql: string, as: keyof typeof kept) {
    const known = kept[as].get(sql)
    if (known) return known
    const made = database.prepare(sql)
    made.setReturnArrays(as === 'arrays')
    kept[as].set(sql, made)
    return made
  }
  const totalChanges = () => Number(statement('select total_changes() as n', 'rows').get()?.n)

  function prepare(sql: string, values: SQLInputValue[] = []) {
    const rows = (as: keyof typeof kept): unknown[] => {
      if (values.length > maxParameters) throw d1Error(new Error('too many SQL variables'))
      try {
        return statement(sql, as).all(...values)
      } catch (error) {
        throw d1Error(error)
      }
    }
    /** Within a batch it is called in the batch's own transaction. */
    const now = () => {
      const isRead = sql.startsWith('select')
      const before = isRead ? 0 : totalChanges()
      const results = rows('rows') as Row[]
      const changes = isRead ? 0 : totalChanges() - before
      return { success: true, results, meta: { changes, changed_db: changes > 0 } }
    }
    return {
      now,
      bind: (...next: unknown[]) => prepare(sql, next.map(bound)),
      all: async () => now(),
      run: async () => now(),
      raw: async () => rows('arrays'),
      first: async (column?: string) => {
        const [row] = now().results
        if (!row) return null
        return column === undefined ? row : row[column]
      },
    }
  }
  type Prepared = ReturnType<typeof prepare>

  async function batch(statements: Prepared[]) {
    database.exec('begin immediate')
    try {
      const results = statements.map((one) => one.now())
      database.exec('commit')
      return results
    } catch (error) {
      // Some constraints end the transaction by themselves.
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }

  const binding = { prepare: (sql: string) => prepare(sql), batch }
  return {
    binding: binding as unknown as D1Database,
    close: () => database.close(),
  }
}
