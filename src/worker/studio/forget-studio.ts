import { eq } from 'drizzle-orm'
import type { Store } from '../catalogue/cached-list.ts'
import type { Db } from '../lib/db.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { renewExplore } from './publication.ts'
import { generatedOutfits, outfitBatches } from './schema.ts'

/** The number of keys that the bucket deletes in one call. */
const maxAtOnce = 1_000

/**
 * Deletes the studio's running batches and pictures of a shopper who leaves, before the rows that name them are
 * deleted. Safe to repeat.
 */
export async function forgetStudio(env: Env, db: Db, userId: string) {
  const batches = await db
    .select({ id: outfitBatches.id, endedAt: outfitBatches.endedAt })
    .from(outfitBatches)
    .where(eq(outfitBatches.userId, userId))
  // Ended batches keep their state for a day.
  const known = batches.filter(({ endedAt }) => !endedAt || isRecent(endedAt))
  await Promise.all(known.map(({ id }) => env.OUTFIT_BATCHES.getByName(id).forget(userId)))
  const outfits = await db
    .select({ key: generatedOutfits.thumbnailKey })
    .from(generatedOutfits)
    .where(eq(generatedOutfits.userId, userId))
  for (let i = 0; i < outfits.length; i += maxAtOnce)
    await env.CATALOGUE.delete(outfits.slice(i, i + maxAtOnce).map(({ key }) => key))
}

/** A day, and an hour to spare. */
const stateKeptMs = 25 * 60 * 60 * 1000
const isRecent = (moment: Date) => Date.now() - moment.getTime() < stateKeptMs

/** Takes her outfits from Explore. Called once her rows are deleted, so that none is published after it. */
export async function forgetExplore(store: Store, userId: string) {
  const posts = await store.db
    .delete(outfitPosts)
    .where(eq(outfitPosts.userId, userId))
    .returning({ id: outfitPosts.id })
  if (posts.length > 0)
    await renewExplore(
      store,
      posts.map(({ id }) => id),
    )
}
