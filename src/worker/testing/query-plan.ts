import { env } from 'cloudflare:test'
import { vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { openCatalogue, openDb, type CatalogueDb, type Db } from '../lib/db.ts'

/** The query plan of the query that `read` makes. */
export const planOf = (read: (db: Db) => Promise<unknown>) => planIn(env.DB, () => read(openDb(env.DB)))

/** The same in the catalogue's database. */
export const cataloguePlanOf = (read: (catalogue: CatalogueDb) => Promise<unknown>) =>
  planIn(env.CATALOGUE_DB, () => read(openCatalogue(env.CATALOGUE_DB)))

async function planIn(binding: D1Database, read: () => Promise<unknown>) {
  const prepared = vi.spyOn(binding, 'prepare')
  await read()
  const [query] = firstIn(prepared.mock.calls)
  prepared.mockRestore()
  // One placeholder value for each parameter.
  const values = Array.from(query.matchAll(/\?/g), () => '[]')
  const plan = binding.prepare(`explain query plan ${query}`).bind(...values)
  const { results } = await plan.all<{ detail: string }>()
  return results.map(({ detail }) => detail).join(', ')
}
