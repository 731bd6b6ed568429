import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { productNews } from '#worker/catalogue/schema.ts'
import { openCatalogue, openDb } from '#worker/lib/db.ts'
import { sweepNotifications } from '#worker/notifications/sweep.ts'
import { tellSavers } from '#worker/wishlist/tell-savers.ts'
import { applyMigrations, asD1, createSqliteD1 } from '#worker/testing/sqlite-d1.ts'
import { root } from '../local/paths.ts'
import { timeActions } from './accounts-actions.ts'
import { fillWithAccounts, popularProduct, type Size } from './many-accounts.ts'
import { measure, percentile, type Measures } from './measure.ts'

type Binding = ReturnType<typeof asD1>['binding']

/** A database of so many accounts, made anew, since measuring changes it. */
function makeAccounts(accounts: number) {
  const folder = join(root, '.wrangler/bench-accounts')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${accounts}.sqlite`)
  if (existsSync(file)) rmSync(file)
  const database = new DatabaseSync(file)
  applyMigrations(database, 'accounts')
  database.exec('pragma foreign_keys = off')
  const sizes = fillWithAccounts(database, accounts)
  database.close()
  return { file, sizes }
}

/** Tells everybody who saved the popular product that it costs less. */
async function timeTelling(binding: Binding) {
  const catalogue = createSqliteD1('catalogue')
  const product = { productId: popularProduct, at: Date.now(), kind: 'price_drop', data: {} } as const
  await openCatalogue(catalogue.binding).insert(productNews).values(product)
  const start = performance.now()
  const env = { DB: binding, CATALOGUE_DB: catalogue.binding }
  await tellSavers(env)
  const ms = performance.now() - start
  catalogue.close()
  return ms
}

async function timeSweep(binding: Binding) {
  const start = performance.now()
  await sweepNotifications(openDb(binding))
  return performance.now() - start
}

/** Times of what shoppers do, in SQLite on one core; a D1 adds the way there. */
export async function timeAccounts(file: string, accounts: number): Promise<Measures> {
  const database = new DatabaseSync(file)
  // As D1 has it: a write is on the disk when it is answered. Telling and sweeping come last, since they warm the pages.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  const { binding } = asD1(database)
  const label = `${accounts.toLocaleString('en')} accounts`
  const measures: Measures = {}
  for (const { name, ms } of await timeActions(binding, accounts, 300)) {
    measures[`${label}: ${name}, p50`] = measure(percentile(ms, 0.5), 'ms')
    measures[`${label}: ${name}, p95`] = measure(percentile(ms, 0.95), 'ms', 20)
  }
  measures[`${label}: tell ${(accounts / 10).toLocaleString('en')} savers`] = measure(
    await timeTelling(binding),
    'ms',
  )
  measures[`${label}: sweep notifications`] = measure(await timeSweep(binding), 'ms')
  database.close()
  return measures
}

const sizesOf = (sizes: Size[], accounts: number): Measures => {
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0)
  return {
    ...Object.fromEntries(
      sizes.map(({ name, rows, bytes: taken }) => [
        `${name}: a row with its indexes`,
        measure(taken / rows, 'bytes'),
      ]),
    ),
    'an account with all that': measure(bytes / accounts, 'bytes'),
  }
}

export async function accountsAtScale(accounts: number): Promise<Measures> {
  const { file, sizes } = makeAccounts(accounts)
  try {
    return { ...sizesOf(sizes, accounts), ...(await timeAccounts(file, accounts)) }
  } finally {
    rmSync(file)
  }
}
