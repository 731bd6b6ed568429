import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { priceDrop } from '#shared/price-drop.ts'
import { applyMigrations } from './testing/sqlite-d1.ts'

type Price = { priceCents: number | null; currency: string }

/** Whether the trigger `price_history_tell` writes news of a product whose price was the one and is the other. */
function isTold(former: Price, now: Price) {
  const database = new DatabaseSync(':memory:')
  applyMigrations(database, 'catalogue')
  // Only its prices matter: every other column has some value.
  database.exec('pragma foreign_keys = off; pragma ignore_check_constraints = on')
  const columns = database
    .prepare(`select name, type from pragma_table_info('products') where "notnull"`)
    .all()
  const values = columns.map(({ name, type }) => (name === 'id' ? "'p'" : type === 'text' ? "''" : '1'))
  database.exec(
    `insert into products (${columns.map(({ name }) => String(name)).join()}) values (${values.join()})`,
  )
  database.exec('delete from price_history')
  const insert = database.prepare(
    "insert into price_history (product_id, at, price_cents, currency, availability) values ('p', ?, ?, ?, 'in_stock')",
  )
  insert.run(1, former.priceCents, former.currency)
  insert.run(2, now.priceCents, now.currency)
  const news = database.prepare('select kind from product_news').all()
  database.close()
  return news.length > 0
}

const dollars = (priceCents: number | null) => ({ priceCents, currency: 'USD' })

test.each([
  ['a cent less of a hundred dollars', dollars(10_000), dollars(9_999), false],
  ['just less than one in a hundred', dollars(10_000), dollars(9_901), false],
  ['one in a hundred', dollars(10_000), dollars(9_900), true],
  ['half', dollars(10_000), dollars(5_000), true],
  ['dearer', dollars(5_000), dollars(10_000), false],
  ['fewer of another currency', dollars(10_000), { priceCents: 5_000, currency: 'EUR' }, false],
  ['no price any more', dollars(10_000), dollars(null), false],
  ['no price before', dollars(null), dollars(5_000), false],
] as const)('a price drop is the same in the database and outside: %s', (_, former, now, isDrop) => {
  expect(priceDrop(former, now) !== null).toBe(isDrop)
  expect(isTold(former, now)).toBe(isDrop)
})
