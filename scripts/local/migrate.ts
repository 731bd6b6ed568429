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
 * Lends the bindings in `state` once the new files of `migrations/` are applied to its databases, each wholly or not at
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
  await applyAll(env.DB, join(root, 'migrations/accounts'))
  await applyAll(env.CATALOGUE_DB, join(root, 'migrations/catalogue'))
}

async function applyAll(database: D1Database, folder: string) {
  await database.prepare(bookkeeping).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const waiting = readdirSync(folder).filter((name) => name.endsWith('.sql') && !applied.has(name))
  for (const name of waiting.toSorted()) {
    const queries = unstable_splitSqlQuery(readFileSync(join(folder, name), 'utf8'))
    await database.batch([
      ...queries.map((query) => database.prepare(query)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ])
  }
}
