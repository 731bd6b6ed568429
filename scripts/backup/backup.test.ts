import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpWholly } from '#worker/testing/backup-drill.ts'
import { noteRemoved } from '#worker/backups/removed-accounts.ts'
import { applyMigrations, createSqliteD1 } from '#worker/testing/sqlite-d1.ts'
import { createMemoryBucket } from './memory-bucket.ts'
import { runDrill } from './run-drill.ts'
import { fetchDay, readManifest, writeSql } from './stored.ts'

const accounts = createSqliteD1('accounts')
const catalogue = createSqliteD1('catalogue')
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const now = new Date('2026-11-24T03:20:00Z')
const from = { DB: accounts.binding, CATALOGUE_DB: catalogue.binding, PHOTOS: createMemoryBucket() }
const people = Array.from({ length: 2_300 }, (_, at) => `0-${at}`)

beforeAll(async () => {
  await accounts.binding
    .prepare(
      "insert into users (id, email, name, created_at) select value, value || '@example.com', 'O''Neill', 0 from json_each(?)",
    )
    .bind(JSON.stringify(people))
    .run()
  await accounts.binding
    .prepare(
      "insert into credit_entries (user_id, subject, kind, credits, created_at) select value, 'p-' || value, 'purchase', 7, 0 from json_each(?)",
    )
    .bind(JSON.stringify(people))
    .run()
})
afterAll(() => {
  accounts.close()
  catalogue.close()
  rmSync(folder, { recursive: true })
})

test('a drill exports, restores and compares every table of both databases', async () => {
  const lines = await runDrill(from, now)
  expect(lines.filter(({ isSame }) => !isSame)).toEqual([])
  expect(lines).toContainEqual({ table: 'accounts.users', rows: 2_300, isSame: true })
  expect(lines.map(({ table }) => table)).toContain('catalogue.products')
})

test('a day in a bucket becomes a file that restores a database, and one that forgets who was removed since', async () => {
  const bucket = createMemoryBucket()
  const site = { ...from, BACKUPS: bucket } as unknown as Parameters<typeof backUpWholly>[0]
  await backUpWholly(site, now)
  await noteRemoved(site, '0-7', now)
  const asked: string[] = []
  const objects = new Map<string, Buffer>()
  for (const { key } of (await bucket.list()).objects) {
    const stored = await bucket.get(key)
    if (stored) objects.set(key, Buffer.from(await stored.arrayBuffer()))
  }
  const parts = fetchDay('2026-11-24', folder, (key, file) => {
    asked.push(key)
    const bytes = objects.get(key)
    if (!bytes) return 1
    writeFileSync(file, bytes)
    return 0
  })
  expect(parts).toBe(6)
  expect(asked).toHaveLength(8)
  const [database] = readManifest(folder, '2026-11-24').databases
  const out = join(folder, 'restore.sql')
  await writeSql(folder, database!, '2026-11-24', out)
  const restored = new DatabaseSync(':memory:')
  applyMigrations(restored, 'accounts')
  restored.exec('pragma foreign_keys = on')
  restored.exec(readFileSync(out, 'utf8'))
  const count = (sql: string) => Number(restored.prepare(`select count(*) n from ${sql}`).get()?.n)
  expect(count("users where credits = 7 and name = 'O''Neill'")).toBe(2_300)
  restored.exec(readFileSync(join(folder, 'forgotten.sql'), 'utf8'))
  expect(count('users')).toBe(2_299)
  expect(count("credit_entries where user_id = '0-7'")).toBe(0)
  expect(() => restored.exec('update credit_entries set credits = 1')).toThrow()
  restored.close()
})

test('a part that is missing in the bucket ends the fetching', () => {
  expect(() => fetchDay('2026-11-24', folder, (key) => (key.endsWith('.gz') ? 1 : 0))).toThrow(
    'was not given',
  )
})
