import { env } from 'cloudflare:test'
import { vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { openDb, type Db } from '../lib/db.ts'

/** The query plan of the query that `read` makes. */
export async function planOf(read: (db: Db) => Promise<unknown>) {
  const prepared = vi.spyOn(env.DB, 'prepare')
  await read(openDb(env.DB))
  const [query] = firstIn(prepared.mock.calls)
  prepared.mockRestore()
  // One placeholder value for each parameter.
  const values = Array.from(query.matchAll(/\?/g), () => '[]')
  const plan = env.DB.prepare(`explain query plan ${query}`).bind(...values)
  const { results } = await plan.all<{ detail: string }>()
  return results.map(({ detail }) => detail).join(', ')
}
