import { and, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ReportOutcome, ReportReason } from '#shared/reports.ts'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { mail } from '../mail/write-mail.ts'
import { notify, notifyWhere } from '../notifications/notify.ts'

type Settled = { postId: string; outcome: ReportOutcome; now: Date }

/**
 * Tells everybody who was signed in when she reported it what came of it, as part of the batch that settles the reports with the
 * moment `now`. Whoever published it hears nothing of the reports.
 */
export const answerReports = (db: Db, { postId, outcome, now }: Settled, allowed: SQL) =>
  notifyWhere(
    db,
    and(
      allowed,
      sql`${users.id} in (select settled.user_id from reports settled
        where settled.post_id = ${postId} and settled.settled_at = ${now.getTime()})`,
    ),
    {
      key: `report_answered:${postId}:${now.getTime()}`,
      content: { kind: 'report_answered', data: { outcome } },
      now,
    },
  )

type Taken = { postId: string; userId: string; publishedAt: Date; why: ReportReason; now: Date }

/** Tells her that what she published is gone, why, and how to object: here, and by mail where the address is hers. */
export function tellPublisher(db: Db, { postId, userId, publishedAt, why, now }: Taken, allowed: SQL) {
  const data = { publishedAt: publishedAt.toISOString(), why }
  const key = `outfit_taken_down:${postId}`
  return [
    notify(db, userId, { key, content: { kind: 'outfit_taken_down', data }, now }, allowed),
    mail(
      db,
      userId,
      { key, kind: 'outfit_taken_down', data, now },
      and(allowed, isNotNull(users.emailVerifiedAt)),
    ),
  ]
}
