import { asc, eq } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { Product } from '#shared/product.ts'
import { presentWithoutLink } from '../catalogue/present.ts'
import { readAnswer, type Shelf, type Store } from '../catalogue/shelf.ts'
import { findPieces, outfitOf } from './try-on-pieces.ts'
import { outfitPosts as posts } from './schema.ts'

const cardColumns = {
  id: posts.id,
  title: posts.title,
  thumbnailUrl: posts.thumbnailUrl,
  aspect: posts.aspect,
  occasion: posts.occasion,
}

type Post = Pick<typeof posts.$inferSelect, keyof typeof cardColumns>

/** The outfits of Explore, as their cards show them. */
export const outfitPosts: Shelf<Post[]> = {
  name: 'outfit-posts',
  stock: async ({ db }) => db.select(cardColumns).from(posts).orderBy(asc(posts.position), asc(posts.id)),
}

type PostDetail = Post & {
  description: string
  products: Product[]
  /** What the fitting room makes of it; null when nothing in it can be tried on. */
  outfit: OutfitPreset | null
}

async function find({ db }: Store, id: string): Promise<PostDetail | null> {
  const [post] = await db
    .select({ ...cardColumns, description: posts.description, productIds: posts.productIds })
    .from(posts)
    .where(eq(posts.id, id))
  if (!post) return null
  const { productIds, ...card } = post
  const pieces = await findPieces(db, productIds)
  const outfit = outfitOf(pieces.filter(({ goneAt, garmentCategory }) => garmentCategory && !goneAt))
  const { title, description, thumbnailUrl, occasion } = card
  return {
    ...card,
    products: pieces.map(presentWithoutLink),
    outfit: outfit && { ...outfit, title, description, thumbnailUrl, occasion },
  }
}

/** One outfit with its pieces; null when there is none. */
export const readPost = (store: Store, id: string) =>
  readAnswer(store, `outfit-post:${id}`, () => find(store, id))
