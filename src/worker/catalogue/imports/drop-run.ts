import { and, eq } from 'drizzle-orm'
import { openDb } from '../../lib/db.ts'
import { feeds, imports } from '../schema.ts'
import type { ImportEnv } from './import-env.ts'
import type { Run } from './run.ts'

/** Forgets an import that found nothing new to read: there is nothing to report of it but that the shop was asked. */
export async function dropRun({ DB }: ImportEnv, run: Run) {
  const db = openDb(DB)
  await db.batch([
    db.delete(imports).where(and(eq(imports.id, run.id), eq(imports.runs, run.fence))),
    db.update(feeds).set({ checkedAt: new Date() }).where(eq(feeds.id, run.feed.id)),
  ])
}
