import { desc, sql } from 'drizzle-orm'
import { openCatalogue, type CatalogueDb } from '../lib/db.ts'
import { logEvent } from '../lib/log.ts'
import { givenUpWork } from './schema.ts'

/**
 * Counts work that failed too often and was given up by the queue. The next cron begins it anew; this is for somebody to see
 * that it does not get on.
 */
export async function noteGivenUp(env: Env, task: string) {
  const now = new Date()
  logEvent('work_given_up', { task })
  await openCatalogue(env.CATALOGUE_DB)
    .insert(givenUpWork)
    .values({ task, times: 1, lastAt: now })
    .onConflictDoUpdate({ target: givenUpWork.task, set: { times: sql`times + 1`, lastAt: now } })
}

export const listGivenUp = (db: CatalogueDb) =>
  db.select().from(givenUpWork).orderBy(desc(givenUpWork.lastAt))
