import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ReportReason } from '#shared/reports.ts'
import { forgetAnswer, type Store } from '../catalogue/cached-list.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { actOnAccounts, type Actor } from '../audit-log/act.ts'
import { postAnswer } from '../outfits/posts.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { renewExplore } from '../studio/publication.ts'
import { boardKey } from '../outfits/boards/board-files.ts'
import { generatedOutfits } from '../studio/schema.ts'
import { digestOfPicture } from '../photos/taken-down-pictures.ts'
import { reports } from './schema.ts'
import { takedowns } from '../photos/schema.ts'
import { takeDownShown } from './take-down-shown.ts'
import { answerReports, tellPublisher } from './answer-reports.ts'

/** `bucket` has the boards of outfits, `photos` the pictures of looks that are shown. */
type Places = { db: Db; store: Store; bucket: R2Bucket; photos: R2Bucket }

/** The key of a board's picture, from the address that shows it. */
const keyOf = (thumbnailUrl: string) => boardKey(thumbnailUrl.split('/').at(-1) ?? '')

async function hashOf(bucket: R2Bucket, key: string) {
  const picture = await bucket.get(key)
  return picture ? await digestOfPicture(await picture.arrayBuffer()) : ''
}

const findPost = (db: CatalogueDb, id: string) =>
  db
    .select({
      thumbnailUrl: outfitPosts.thumbnailUrl,
      title: outfitPosts.title,
      userId: outfitPosts.userId,
      publishedAt: outfitPosts.createdAt,
    })
    .from(outfitPosts)
    .where(and(eq(outfitPosts.id, id), isNotNull(outfitPosts.userId)))

const openReports = (id: string) => and(eq(reports.postId, id), isNull(reports.settledAt))

/**
 * Takes down what a shopper has published: for good, with its picture, of which the digest stays, and with what was reported of
 * it. It is decided in one batch with its row in the log and with what she and those who reported it are told; what then has to go
 * elsewhere goes at once, or with the next cron.
 *
 * @param reason for the log; `why` is what she is told
 * @returns false where no shopper has published this
 */
export async function takeDown(
  { db, store, bucket, photos }: Places,
  by: Actor,
  { id, reason, why }: { id: string; reason: string; why: ReportReason },
): Promise<boolean> {
  const [post] = await findPost(store.db, id)
  if (!post?.userId) return takeDownShown({ db, bucket: photos }, by, { id, reason, why })
  const { userId } = post
  const hash = await hashOf(bucket, keyOf(post.thumbnailUrl))
  const now = new Date()
  const isNew = sql`not exists (select 1 from takedowns known where known.post_id = ${id})`
  await actOnAccounts(
    db,
    by,
    {
      act: 'outfit.take_down',
      subject: id,
      before: sql`json_object('title', ${post.title})`,
      after: { hash, why },
      reason,
      onlyIf: isNew,
    },
    (isNoted) => [
      db.insert(takedowns).select(sql`select ${id}, ${hash}, ${now.getTime()}, null where ${isNoted}`),
      db
        .update(reports)
        .set({ settledAt: now, outcome: 'taken_down' })
        .where(and(openReports(id), isNoted)),
      db.delete(generatedOutfits).where(and(eq(generatedOutfits.id, id), isNoted)),
      answerReports(db, { postId: id, outcome: 'taken_down', now }, isNoted),
      ...tellPublisher(db, { postId: id, userId, publishedAt: post.publishedAt, why, now }, isNoted),
    ],
  )
  await finish({ db, store, bucket }, id)
  return true
}

/** Removes the picture, and then the post that names it; safe to repeat. */
async function finish({ db, store, bucket }: Omit<Places, 'photos'>, id: string) {
  const [post] = await findPost(store.db, id)
  if (post) {
    await bucket.delete(keyOf(post.thumbnailUrl))
    await store.db.delete(outfitPosts).where(eq(outfitPosts.id, id))
  }
  await forgetAnswer(store, postAnswer(id))
  await renewExplore(store, [id])
  await db.update(takedowns).set({ finishedAt: new Date() }).where(eq(takedowns.postId, id))
}

/** Takedowns that were decided and then cut off. */
export async function finishTakedowns(places: Omit<Places, 'photos'>) {
  const cutOff = await places.db
    .select({ id: takedowns.postId })
    .from(takedowns)
    .where(isNull(takedowns.finishedAt))
    .orderBy(asc(takedowns.at))
    .limit(20)
  for (const { id } of cutOff) await finish(places, id)
}

/** Lets what was reported stand. False where nothing was. */
export function dismissReports(db: Db, by: Actor, { id, reason }: { id: string; reason: string }) {
  const now = new Date()
  return actOnAccounts(
    db,
    by,
    {
      act: 'outfit.keep',
      subject: id,
      before: sql`(select json_object('reports', count(*)) from reports open
        where open.post_id = ${id} and open.settled_at is null)`,
      reason,
      onlyIf: sql`exists (select 1 from reports open where open.post_id = ${id} and open.settled_at is null)`,
    },
    (isNoted) => [
      db
        .update(reports)
        .set({ settledAt: now, outcome: 'kept' })
        .where(and(openReports(id), isNoted)),
      answerReports(db, { postId: id, outcome: 'kept', now }, isNoted),
    ],
  )
}
