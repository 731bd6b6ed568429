import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ReportReason } from '#shared/reports.ts'
import { actOnAccounts, type Actor } from '../audit-log/act.ts'
import type { Db } from '../lib/db.ts'
import { shownLooks } from '../looks/schema.ts'
import { forgetShown } from '../looks/shown/forget-shown.ts'
import { takedowns } from '../photos/schema.ts'
import { digestOfPicture } from '../photos/taken-down-pictures.ts'
import { answerReports, tellPublisher } from './answer-reports.ts'
import { reports } from './schema.ts'

type Store = { db: Db; bucket: R2Bucket }

const findShownLook = (db: Db, id: string) => db.select().from(shownLooks).where(eq(shownLooks.id, id))

/** The picture of a look that was reported, for the office. */
export async function findShownPicture({ db, bucket }: Store, id: string) {
  const [shown] = await findShownLook(db, id)
  const isReported = (await db.$count(reports, and(eq(reports.postId, id), isNull(reports.settledAt)))) > 0
  return shown && isReported ? await bucket.get(shown.pictureKey) : null
}

/**
 * Ends the page of a look that a shopper shows: at once, and for good, as an outfit of Explore is taken down (take-down.ts). Her look
 * stays in her lookbook, which nobody else sees; the digest of the picture stays, so that it is shown by no link again.
 *
 * @returns false where nobody shows this
 */
export async function takeDownShown(
  { db, bucket }: Store,
  by: Actor,
  { id, reason, why }: { id: string; reason: string; why: ReportReason },
): Promise<boolean> {
  const [shown] = await findShownLook(db, id)
  if (!shown) return false
  const { userId, createdAt: publishedAt, title } = shown
  const picture = await bucket.get(shown.pictureKey)
  const hash = picture ? await digestOfPicture(await picture.arrayBuffer()) : ''
  const now = new Date()
  await actOnAccounts(
    db,
    by,
    {
      act: 'look.take_down',
      subject: id,
      before: sql`json_object('title', ${title})`,
      after: { hash, why },
      reason,
      onlyIf: sql`not exists (select 1 from takedowns known where known.post_id = ${id})`,
    },
    (isNoted) => [
      db
        .insert(takedowns)
        .select(sql`select ${id}, ${hash}, ${now.getTime()}, ${now.getTime()} where ${isNoted}`),
      db
        .update(reports)
        .set({ settledAt: now, outcome: 'taken_down' })
        .where(and(eq(reports.postId, id), isNull(reports.settledAt), isNoted)),
      db
        .update(shownLooks)
        .set({ endsAt: new Date(0) })
        .where(and(eq(shownLooks.id, id), isNoted)),
      answerReports(db, { postId: id, outcome: 'taken_down', now }, isNoted),
      ...tellPublisher(db, { postId: id, userId, publishedAt, why, now }, isNoted),
    ],
  )
  // The page has ended; what is interrupted here the cron goes on with.
  await forgetShown({ db, bucket }, shown)
  return true
}
