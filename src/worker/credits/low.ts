import { and, eq, sql } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import type { Db } from '../lib/db.ts'
import { tell } from '../notifications/tell.ts'
import { jobSubject } from './ledger.ts'

const entryOf = (jobId: string, kind: 'reserve' | 'release') =>
  sql`select 1 from credit_entries e where e.subject = ${jobSubject(jobId)} and e.kind = ${kind}`

/** Whether the end of a job gave back what it had really taken. */
export const wasGivenBack = (jobId: string) => sql`exists (${entryOf(jobId, 'release')} and e.credits > 0)`

const wasCharged = (jobId: string) => sql`exists (${entryOf(jobId, 'reserve')} and e.credits < 0)`

/** What she was given or has bought last: what is told of her balance is told once until the next of these. */
const lastIncome = sql`coalesce((select max(e.id) from credit_entries e
  where e.user_id = ${users.id} and e.kind in ('grant', 'purchase', 'return')), 0)`

const lowLevels = [1, 0]

/** For the batch that tells of a try-on: the last credits, where it was one of hers that paid for it. */
export const creditsLow = (db: Db, userId: string, jobId: string, now: Date) =>
  lowLevels.map((left) =>
    tell(
      db,
      userId,
      {
        key: sql`${`credits_low:${left}:`} || ${lastIncome}`,
        content: { kind: 'credits_low', data: { left } },
        now,
      },
      sql`${and(eq(users.plan, 'free'), eq(users.credits, left))} and ${wasCharged(jobId)}`,
    ),
  )
