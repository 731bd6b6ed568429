import { and, eq, sql } from 'drizzle-orm'
import { users } from '../../shoppers/schema.ts'
import type { Db } from '../../lib/db.ts'
import { notify } from '../../notifications/notify.ts'
import { jobSubject } from '../../ledger/ledger.ts'

const entryOf = (jobId: string, kind: 'reserve' | 'release') =>
  sql`select 1 from credit_entries e where e.subject = ${jobSubject(jobId)} and e.kind = ${kind}`

/** Whether the end of a job released a reserve that had really taken a credit. */
export const wasGivenBack = (jobId: string) => sql`exists (${entryOf(jobId, 'release')} and e.credits > 0)`

const wasCharged = (jobId: string) => sql`exists (${entryOf(jobId, 'reserve')} and e.credits < 0)`

/** The last income of the account: a notification about the balance is sent once until the next income. */
const lastIncome = sql`coalesce((select max(e.id) from credit_entries e
  where e.user_id = ${users.id} and e.kind in ('grant', 'purchase', 'return')), 0)`

const lowLevels = [1, 0]

/** Part of the batch that announces a try-on: notifies of the last credits, where one of them paid for it. */
export const creditsLow = (db: Db, userId: string, jobId: string, now: Date) =>
  lowLevels.map((left) =>
    notify(
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
