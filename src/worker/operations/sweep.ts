import { lt, notInArray, and, notLike, sql } from 'drizzle-orm'
import type { CatalogueDb } from '../lib/db.ts'
import { deleteFound } from '../lib/portions.ts'
import { hourMs } from '../metrics/hourly-counts.ts'
import { clientErrors, jobRuns } from './schema.ts'
import { serviceHours } from '../metrics/schema.ts'

const dayMs = 24 * hourMs
const hoursKeptDays = 90
const errorsKeptDays = 30

/** Deletes counts and errors that nobody looks at any more, and what was noted of jobs that the code has no more. */
export async function sweepOperations(db: CatalogueDb, jobs: string[], now = Date.now()) {
  await deleteFound(
    db,
    serviceHours,
    lt(serviceHours.hour, Math.floor((now - hoursKeptDays * dayMs) / hourMs)),
  )
  await deleteFound(db, clientErrors, lt(clientErrors.lastAt, new Date(now - errorsKeptDays * dayMs)))
  await db
    .delete(jobRuns)
    .where(
      and(
        notLike(jobRuns.job, 'queue/%'),
        notInArray(jobRuns.job, sql`(select value from json_each(${JSON.stringify(jobs)}))`),
      ),
    )
}
