import { sql } from 'drizzle-orm'
import { openCatalogue } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { jobRuns } from './schema.ts'

export type JobOutcome = { job: string; isDone: boolean }

/**
 * Notes how jobs went, in one statement. Whether it can be written changes nothing for the jobs themselves: an operator then
 * sees an age that grows.
 */
export async function noteRuns(env: Env, outcomes: JobOutcome[], now = new Date()) {
  if (outcomes.length === 0) return
  const at = now.getTime()
  try {
    await openCatalogue(env.CATALOGUE_DB)
      .insert(jobRuns)
      .values(
        outcomes.map(({ job, isDone }) => ({
          job,
          succeededAt: isDone ? now : null,
          failedAt: isDone ? null : now,
          failures: isDone ? 0 : 1,
        })),
      )
      .onConflictDoUpdate({
        target: jobRuns.job,
        set: {
          succeededAt: sql`coalesce(excluded.succeeded_at, ${jobRuns.succeededAt})`,
          failedAt: sql`coalesce(excluded.failed_at, ${jobRuns.failedAt})`,
          failures: sql`case when excluded.succeeded_at = ${at} then 0 else ${jobRuns.failures} + 1 end`,
        },
      })
  } catch (error) {
    logFault('runs_not_noted', error)
  }
}
