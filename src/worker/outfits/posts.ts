import { asc, eq } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { Product } from '#shared/product.ts'
import { presentWithoutLink } from '../catalogue/present.ts'
import { findProducts } from '../catalogue/queries.ts'
import { readShelf, type Store } from '../catalogue/shelf.ts'
import { outfitPosts } from './schema.ts'

/** The outfits of Explore, as their cards show them. */
export const listPosts = (store: Store) =>
  readShelf(store.cache, 'outfit-posts', () =>
    store.db
      .select({
        id: outfitPosts.id,
        title: outfitPosts.title,
        thumbnailUrl: outfitPosts.thumbnailUrl,
        aspect: outfitPosts.aspect,
        occasion: outfitPosts.occasion,
      })
      .from(outfitPosts)
      .orderBy(asc(outfitPosts.position)),
  )

/** One outfit with its pieces, and the outfit that the fitting room makes of them; null when there is none. */
export async function readPost({ db }: Store, id: string) {
  const [post] = await db.select().from(outfitPosts).where(eq(outfitPosts.id, id))
  if (!post) return null
  const products: Product[] = (await findProducts(db, post.productIds)).map(presentWithoutLink)
  const outfit: OutfitPreset | null = null as OutfitPreset | null
  const { title, thumbnailUrl, aspect, occasion, description } = post
  return { id, title, thumbnailUrl, aspect, occasion, description, products, outfit }
}
