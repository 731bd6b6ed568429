import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { crons } from '#worker/lib/crons.ts'
import retention from '#worker/retention.json' with { type: 'json' }
import { applyMigrations } from '#worker/testing/sqlite-d1.ts'
import { root } from '../local/paths.ts'
import { findAll } from './find-all.ts'

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

test('docs/operations.md tells of each how long', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const section = text.split('## What is kept how long')[1]?.split('\n## ')[0] ?? ''
  const told = Array.from(section.matchAll(/^\| ([^`|]+?) +\| (`.+?) +\|$/gm)).flatMap(
    ([, howLong, named = '']) =>
      findAll(named, /`(\w+)`/g).map((table): [string, unknown] => [table, howLong]),
  )
  expect(told).toHaveLength(tables.length)
  const kept = Object.entries(retention).map(([table, { howLong }]): [string, string] => [table, howLong])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(kept))
})

test('docs/operations.md has each cron of the Worker at its time, and no other', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const told = findAll(text, /^\| [^|]+ \| `([*/\d ]+)` +\|/gm)
  expect(told.toSorted()).toEqual(
    Object.values(crons)
      .map(({ expression }) => expression)
      .toSorted(),
  )
})
