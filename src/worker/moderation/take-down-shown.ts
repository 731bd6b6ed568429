import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ReportReason } from '#shared/reports.ts'
import { actOnAccounts, type Actor } from '../audit-log/act.ts'
import type { Db } from '../lib/db.ts'
import { forgetAsk } from '../looks/asks/forget-ask.ts'
import { optionsOf } from '../looks/asks/queries.ts'
import { lookAsks, shownLooks } from '../looks/schema.ts'
import { forgetShown } from '../looks/shown/forget-shown.ts'
import { takedowns } from '../photos/schema.ts'
import { digestOfPicture } from '../photos/taken-down-pictures.ts'
import { answerReports, tellPublisher } from './answer-reports.ts'
import { reports } from './schema.ts'

type Store = { db: Db; bucket: R2Bucket }

/** What a shopper shows by a link: one look, or several that she asks friends about. */
async function findPage({ db, bucket }: Store, id: string) {
  const [shown] = await db.select().from(shownLooks).where(eq(shownLooks.id, id))
  if (shown)
    return {
      userId: shown.userId,
      title: shown.title,
      publishedAt: shown.createdAt,
      pictureKeys: [shown.pictureKey],
      forget: () => forgetShown({ db, bucket }, shown),
    }
  const [ask] = await db.select().from(lookAsks).where(eq(lookAsks.id, id))
  if (!ask) return null
  return {
    userId: ask.userId,
    title: ask.question,
    publishedAt: ask.createdAt,
    pictureKeys: (await optionsOf(db, id)).map(({ pictureKey }) => pictureKey),
    forget: () => forgetAsk({ db, bucket }, ask),
  }
}

/** The first picture of a page that was reported, for the office. */
export async function findShownPicture({ db, bucket }: Store, id: string) {
  const page = await findPage({ db, bucket }, id)
  const isReported = (await db.$count(reports, and(eq(reports.postId, id), isNull(reports.settledAt)))) > 0
  const [key] = page?.pictureKeys ?? []
  return key && isReported ? await bucket.get(key) : null
}

async function digestAt(bucket: R2Bucket, key: string) {
  const picture = await bucket.get(key)
  return picture ? await digestOfPicture(await picture.arrayBuffer()) : ''
}

/**
 * Ends a page that a shopper shows by a link: at once, and for good, as an outfit of Explore is taken down (take-down.ts). Her looks
 * stay in her lookbook, which nobody else sees; the digests of the pictures stay, so that no link shows them again.
 *
 * @returns false where nobody shows this
 */
export async function takeDownShown(
  { db, bucket }: Store,
  by: Actor,
  { id, reason, why }: { id: string; reason: string; why: ReportReason },
): Promise<boolean> {
  const page = await findPage({ db, bucket }, id)
  if (!page) return false
  const { userId, publishedAt, title } = page
  const hashes = await Promise.all(page.pictureKeys.map((key) => digestAt(bucket, key)))
  const now = new Date()
  const over = new Date(0)
  await actOnAccounts(
    db,
    by,
    {
      act: 'look.take_down',
      subject: id,
      before: sql`json_object('title', ${title})`,
      after: { hash: hashes.join(' '), why },
      reason,
      onlyIf: sql`not exists (select 1 from takedowns known where known.post_id = ${id})`,
    },
    (isNoted) => [
      // The first row has the page's own id, by which it is known that this was done.
      ...hashes.map((hash, at) =>
        db
          .insert(takedowns)
          .select(
            sql`select ${at === 0 ? id : `${id}:${at}`}, ${hash}, ${now.getTime()}, ${now.getTime()} where ${isNoted}`,
          ),
      ),
      db
        .update(reports)
        .set({ settledAt: now, outcome: 'taken_down' })
        .where(and(eq(reports.postId, id), isNull(reports.settledAt), isNoted)),
      db
        .update(shownLooks)
        .set({ endsAt: over })
        .where(and(eq(shownLooks.id, id), isNoted)),
      db
        .update(lookAsks)
        .set({ endsAt: over })
        .where(and(eq(lookAsks.id, id), isNoted)),
      answerReports(db, { postId: id, outcome: 'taken_down', now }, isNoted),
      ...tellPublisher(db, { postId: id, userId, publishedAt, why, now }, isNoted),
    ],
  )
  // The page has ended; what is interrupted here the cron goes on with.
  await page.forget()
  return true
}
