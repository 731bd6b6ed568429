import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { retention } from '#worker/retention.ts'
import { applyMigrations } from '#worker/testing/sqlite-d1.ts'
import { root } from '../local/paths.ts'

const tables = (['accounts', 'catalogue'] as const).flatMap((holds) => {
  const database = new DatabaseSync(':memory:')
  applyMigrations(database, holds)
  const found = database
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite%'",
    )
    .all()
  database.close()
  return found.map(({ name }) => String(name))
})

test('of every table of both databases it is said how long its rows are kept', () => {
  expect(Object.keys(retention).toSorted()).toEqual(tables.toSorted())
})

test('docs/operations.md tells it as it is', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const section = text.split('## What is kept how long')[1]?.split('\n## ')[0] ?? ''
  const told = Array.from(
    section.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm),
    ([, table = '', howLong, by]): [string, unknown] => [table, { howLong, by }],
  )
  expect(Object.fromEntries(told)).toEqual(retention)
})
