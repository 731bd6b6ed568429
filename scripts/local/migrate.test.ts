import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withBindings } from './database.ts'
import { migrate } from './migrate.ts'

test('data from before the first release are refused in words, and stay as they are', async () => {
  const state = await mkdtemp(join(tmpdir(), 'cabine-migrate-'))
  await withBindings(state, ({ DB }) =>
    DB.batch([
      DB.prepare('create table d1_migrations (id integer primary key, name text unique, applied_at text)'),
      DB.prepare("insert into d1_migrations (name) values ('0000_ground.sql')"),
    ]),
  )
  await expect(migrate(state)).rejects.toThrow('made anew')
  const tables = await withBindings(state, ({ DB }) =>
    DB.prepare("select name from sqlite_master where name = 'users'").all(),
  )
  expect(tables.results).toEqual([])
  await rm(state, { recursive: true })
})
