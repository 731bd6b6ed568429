import { and, eq, isNull, sql } from 'drizzle-orm'
import { forgetAnswer, refreshList, type Store } from '../catalogue/cached-list.ts'
import type { Db } from '../lib/db.ts'
import { isTakenDown } from '../photos/taken-down-pictures.ts'
import { outfitPosts as postList, postAnswer } from '../outfits/posts.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { maxPublished } from './studio-limits.ts'
import { boardUrl } from '../outfits/boards/board-files.ts'
import { generatedOutfits } from './schema.ts'

/**
 * Explore sorts by position and shows editorial outfits first: shoppers' outfits count down from here, so that a
 * later one comes earlier.
 */
const afterEditorial = 4_000_000_000

type Places = { db: Db; store: Store; bucket: R2Bucket }

const isOwn = (userId: string, id: string) =>
  and(eq(generatedOutfits.id, id), eq(generatedOutfits.userId, userId))

/**
 * Publishes her outfit on Explore under its own id, once, with nothing on the screen that tells whose it is. Her own row
 * decides first whether there is room; a call that is cut off before the post is there can be made again.
 */
export async function publish(
  { db, store, bucket }: Places,
  userId: string,
  id: string,
): Promise<'published' | 'not_found' | 'publish_limit' | 'picture_refused'> {
  const now = new Date()
  const [, [outfit]] = await db.batch([
    db
      .update(generatedOutfits)
      .set({ publishedAt: now })
      .where(
        and(
          isOwn(userId, id),
          isNull(generatedOutfits.publishedAt),
          sql`(select count(*) from generated_outfits others
            where others.user_id = ${userId} and others.published_at is not null) < ${maxPublished}`,
        ),
      ),
    db.select().from(generatedOutfits).where(isOwn(userId, id)),
  ])
  if (!outfit) return 'not_found'
  if (!outfit.publishedAt) return 'publish_limit'
  const picture = await bucket.get(outfit.thumbnailKey)
  if (picture && (await isTakenDown(db, await picture.arrayBuffer()))) {
    await db.update(generatedOutfits).set({ publishedAt: null }).where(isOwn(userId, id))
    return 'picture_refused'
  }
  const { title, description, occasion, thumbnailKey, aspect, madeBy, templateId, pieces, publishedAt } =
    outfit
  await store.db
    .insert(outfitPosts)
    .values({
      id,
      userId,
      title,
      description,
      occasion,
      thumbnailUrl: boardUrl(thumbnailKey),
      aspect,
      madeBy,
      templateId,
      productIds: pieces.map((piece) => piece.id),
      position: afterEditorial - Math.floor(publishedAt.getTime() / 1000),
      createdAt: publishedAt,
    })
    .onConflictDoNothing()
  await renewExplore(store, [id])
  return 'published'
}

/** Takes an outfit back; also succeeds when it was not published. */
export async function takeBack({ db, store }: Omit<Places, 'bucket'>, userId: string, id: string) {
  const [outfit] = await db
    .select({ id: generatedOutfits.id })
    .from(generatedOutfits)
    .where(isOwn(userId, id))
  if (!outfit) return false
  await store.db.delete(outfitPosts).where(and(eq(outfitPosts.id, id), eq(outfitPosts.userId, userId)))
  await db.update(generatedOutfits).set({ publishedAt: null }).where(isOwn(userId, id))
  await renewExplore(store, [id])
  return true
}

/** Refreshes the cached lists and pages of Explore. */
export async function renewExplore(store: Store, ids: string[]) {
  await refreshList(store, postList)
  for (const id of ids) await forgetAnswer(store, postAnswer(id))
  await store.purge?.(['outfits'])
}
