import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Store } from '../catalogue/cached-list.ts'
import type { Db } from '../lib/db.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { maxKept } from './studio-limits.ts'
import { renewExplore } from './publication.ts'
import { generatedOutfits } from './schema.ts'

/**
 * Deletes an outfit with its picture and its post on Explore; false where she has none. The picture is deleted first,
 * because nothing names it once the row is gone: after an interruption she can delete the rest.
 */
export async function removeOutfit(
  { db, store }: { db: Db; store: Store },
  bucket: R2Bucket,
  userId: string,
  id: string,
) {
  const isIt = and(eq(generatedOutfits.id, id), eq(generatedOutfits.userId, userId))
  const [outfit] = await db.select({ key: generatedOutfits.thumbnailKey }).from(generatedOutfits).where(isIt)
  if (!outfit) return false
  await bucket.delete(outfit.key)
  const posts = await store.db
    .delete(outfitPosts)
    .where(and(eq(outfitPosts.id, id), eq(outfitPosts.userId, userId)))
    .returning({ id: outfitPosts.id })
  await db.delete(generatedOutfits).where(isIt)
  if (posts.length > 0) await renewExplore(store, [id])
  return true
}

const isUnpublished = isNull(generatedOutfits.publishedAt)

/** The oldest unpublished outfits beyond the number that she may keep. */
export const listSuperseded = (db: Db, userId: string) =>
  db
    .select({ id: generatedOutfits.id, key: generatedOutfits.thumbnailKey })
    .from(generatedOutfits)
    .where(and(eq(generatedOutfits.userId, userId), isUnpublished))
    .orderBy(sql`${generatedOutfits.createdAt} desc, ${generatedOutfits.id} desc`)
    .limit(1_000)
    .offset(maxKept)

/** Deletes their rows, except of one that she has published meanwhile, and then the pictures of the deleted ones. */
export async function removeSuperseded(db: Db, bucket: R2Bucket, superseded: { id: string; key: string }[]) {
  if (superseded.length === 0) return
  const ids = sql`(select value from json_each(${JSON.stringify(superseded.map(({ id }) => id))}))`
  const [, kept] = await db.batch([
    db.delete(generatedOutfits).where(and(sql`${generatedOutfits.id} in ${ids}`, isUnpublished)),
    db
      .select({ id: generatedOutfits.id })
      .from(generatedOutfits)
      .where(sql`${generatedOutfits.id} in ${ids}`),
  ])
  const gone = superseded.filter(({ id }) => !kept.some((one) => one.id === id))
  if (gone.length > 0) await bucket.delete(gone.map(({ key }) => key))
}
