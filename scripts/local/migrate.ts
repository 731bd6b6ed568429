import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { unstable_splitSqlQuery } from 'wrangler'
import { withBindings, type LocalBindings } from './database.ts'
import { root } from './paths.ts'
import { patiently } from './patient.ts'

/**
 * The table in which `wrangler d1 migrations` records what it has applied, so that either tool continues where the
 * other left off.
 */
const bookkeeping = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

/**
 * Lends the bindings in `state` once the new files of `src/worker/migrations` are applied to its databases, each wholly or not at
 * all. Wrangler's command does the same with a runtime for each file, which takes ten times as long.
 */
export const withMigrated = <T>(state: string, use: (env: LocalBindings) => Promise<T>) =>
  withBindings(state, async (env) => {
    await patiently(() => applyNew(env))
    return use(env)
  })

/** Applies them where nothing else is to be done. */
export const migrate = (state: string) => withMigrated(state, () => Promise.resolve())

async function applyNew(env: LocalBindings) {
  await applyAll(env.DB, join(root, 'src/worker/migrations/accounts'))
  await applyAll(env.CATALOGUE_DB, join(root, 'src/worker/migrations/catalogue'))
}

const tooOld =
  'The data on this machine are from before the first release, and cannot be brought up to date. ' +
  'Remove their folder (.wrangler/state, or the one in CABINE_STATE) and start again: it is made anew.'

async function applyAll(database: D1Database, folder: string) {
  await database.prepare(bookkeeping).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const [first = '', ...later] = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  if (applied.size > 0 && !applied.has(first)) throw new Error(tooOld)
  for (const name of [first, ...later].filter((one) => !applied.has(one))) {
    const queries = unstable_splitSqlQuery(readFileSync(join(folder, name), 'utf8'))
    await database.batch([
      ...queries.map((query) => database.prepare(query)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
