import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDb } from '../lib/db.ts'
import { applyMigrations, asD1 } from '../testing/sqlite-d1.ts'
import { readAccounts } from './health-facts.ts'
import { sampleAccounts } from './sample-accounts.ts'

const folder = { path: '' }
beforeEach(() => {
  folder.path = mkdtempSync(join(tmpdir(), 'accounts-'))
})
afterEach(() => rmSync(folder.path, { recursive: true }))

/** A file with some accounts, their sessions and their credits. */
function accountsFile() {
  const path = join(folder.path, 'accounts.sqlite')
  const database = new DatabaseSync(path)
  applyMigrations(database, 'accounts')
  const columns = database.prepare("select name from pragma_table_info('sessions')").all()
  expect(columns.map(({ name }) => name)).toContain('user_id')
  for (let n = 0; n < 30; n++) {
    const id = `0-${String(n).padStart(26, 'a')}`
    database
      .prepare("insert into users (id, email, name, created_at) values (?, ?, 'Ada', 0)")
      .run(id, `ada${n}@example.com`)
    database
      .prepare(
        "insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, 'grant', 5, 0)",
      )
      .run(id, `sign-up:${id}`)
  }
  const pageSize = Number(database.prepare('pragma page_size').get()?.page_size)
  const rootOf = (name: string) =>
    Number(database.prepare('select rootpage from sqlite_master where name = ?').get(name)?.rootpage)
  return { path, database, pageSize, rootOf }
}

/** Writes nonsense over a page of the file, as a bad disk does. */
function breakPage(path: string, page: number, pageSize: number) {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(pageSize, 0x5a), 0, pageSize, (page - 1) * pageSize)
  closeSync(file)
}

async function readHealthOf(path: string) {
  const database = new DatabaseSync(path)
  const { binding } = asD1(database)
  try {
    return await readAccounts({ DB: binding }, Date.now())
  } finally {
    database.close()
  }
}

test('a whole database is well', async () => {
  const { path, database } = accountsFile()
  database.close()
  expect(await readHealthOf(path)).toMatchObject({ payments: { unhandled: 0 } })
})

test.each(['users', 'users_by_email', 'credit_entries'])(
  'a database in which a page of %s is broken is not well, though it answers',
  async (name) => {
    const { path, database, pageSize, rootOf } = accountsFile()
    const page = rootOf(name)
    database.close()
    breakPage(path, page, pageSize)
    const other = new DatabaseSync(path)
    expect(other.prepare('select 1 as one').get()).toEqual({ one: 1 })
    other.close()
    await expect(readHealthOf(path)).rejects.toThrow()
  },
)

test('a few rows are read, however many there are', async () => {
  const { database } = accountsFile()
  const { binding } = asD1(database)
  const db = openDb(binding)
  for (const statement of sampleAccounts(db, () => 0.5)) {
    const { sql } = statement.toSQL()
    expect(sql.match(/limit \?/g)).toHaveLength(3)
  }
  database.close()
})
