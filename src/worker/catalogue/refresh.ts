import { openDb } from '../lib/db.ts'
import { listCollections } from './collections.ts'
import { listHandpicked, listTopPicks } from './top-picks.ts'

/** Computes anew what stands on the shelves: after imports, and by the cron. */
export async function refreshShelves(env: { DB: D1Database; CACHE: KVNamespace }) {
  const store = { db: openDb(env.DB), cache: env.CACHE }
  await Promise.all([listTopPicks(store), listHandpicked(store), listCollections(store)])
}
