import { and, eq, sql } from 'drizzle-orm'
import { forgetAnswer, refreshList, type Store } from '../catalogue/cached-list.ts'
import { outfitPosts as postList, postAnswer } from '../outfits/posts.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { mostPublished } from './limits.ts'
import { boardUrl } from './present.ts'
import { generatedOutfits } from './schema.ts'

/**
 * Explore sorts by position and shows editorial outfits first: shoppers' outfits count down from here, so that a
 * later one comes earlier.
 */
const afterEditorial = 4_000_000_000

const pathOfBoard = boardUrl('boards/')

/**
 * Publishes her outfit on Explore under its own id, once, with nothing on the screen that tells whose it is. One
 * statement decides whether there is room.
 */
export async function publish(
  store: Store,
  userId: string,
  id: string,
): Promise<'published' | 'not_found' | 'publish_limit'> {
  const { db } = store
  const now = Date.now()
  const position = afterEditorial - Math.floor(now / 1000)
  const [, [post], [outfit]] = await db.batch([
    db
      .insert(outfitPosts)
      .select(
        sql`select made.id, made.title, made.description, made.occasion,
          ${pathOfBoard} || substr(made.thumbnail_key, length('boards/') + 1), made.aspect,
          (select json_group_array(value ->> 'id') from json_each(made.pieces)), made.user_id, ${position}, ${now}
        from ${generatedOutfits} made
        where made.id = ${id} and made.user_id = ${userId}
          and (select count(*) from ${outfitPosts} where user_id = ${userId}) < ${mostPublished}`,
      )
      .onConflictDoNothing(),
    db
      .select({ id: outfitPosts.id })
      .from(outfitPosts)
      .where(and(eq(outfitPosts.id, id), eq(outfitPosts.userId, userId))),
    db
      .select({ id: generatedOutfits.id })
      .from(generatedOutfits)
      .where(and(eq(generatedOutfits.id, id), eq(generatedOutfits.userId, userId))),
  ])
  if (!outfit) return 'not_found'
  if (!post) return 'publish_limit'
  await renewExplore(store, [id])
  return 'published'
}

/** Takes an outfit back; also succeeds when it was not published. */
export async function takeBack(store: Store, userId: string, id: string) {
  const [outfit] = await store.db
    .select({ id: generatedOutfits.id })
    .from(generatedOutfits)
    .where(and(eq(generatedOutfits.id, id), eq(generatedOutfits.userId, userId)))
  if (!outfit) return false
  await store.db.delete(outfitPosts).where(and(eq(outfitPosts.id, id), eq(outfitPosts.userId, userId)))
  await renewExplore(store, [id])
  return true
}

/** Refreshes the cached lists and pages of Explore. */
export async function renewExplore(store: Store, ids: string[]) {
  await refreshList(store, postList)
  for (const id of ids) await forgetAnswer(store, postAnswer(id))
}
