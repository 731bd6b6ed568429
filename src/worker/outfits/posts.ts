import { asc, eq } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { Product } from '#shared/product.ts'
import { presentWithoutLink } from '../catalogue/present.ts'
import { readAnswer, type CachedList, type Store } from '../catalogue/cached-list.ts'
import { findPieces, outfitOf, type Piece } from './try-on-pieces.ts'
import { outfitPosts as posts } from './schema.ts'

const cardColumns = {
  id: posts.id,
  title: posts.title,
  thumbnailUrl: posts.thumbnailUrl,
  aspect: posts.aspect,
  occasion: posts.occasion,
  madeBy: posts.madeBy,
  templateId: posts.templateId,
}

type Post = Pick<typeof posts.$inferSelect, 'id' | 'title' | 'thumbnailUrl' | 'aspect' | 'occasion'> & {
  madeBy?: 'board' | 'image_model'
  templateId?: string | null
}

/** As many as a page scrolls through: first the editorial outfits, then the shoppers' newest. */
const mostShown = 240

/** The outfits of Explore, as their cards show them. */
export const outfitPosts: CachedList<Post[]> = {
  name: 'outfit-posts',
  load: async ({ db }) =>
    db.select(cardColumns).from(posts).orderBy(asc(posts.position), asc(posts.id)).limit(mostShown),
}

export type PostDetail = Post & {
  description: string
  products: Product[]
  /** The outfit as the fitting room wears it; null when nothing in it can be tried on. */
  outfit: OutfitPreset | null
}

/** An outfit's page, either of Explore or of one that the studio made for the shopper. */
export function presentPost(card: Post & { description: string }, pieces: Piece[]): PostDetail {
  const outfit = outfitOf(pieces.filter(({ goneAt, garmentCategory }) => garmentCategory && !goneAt))
  const { title, description, thumbnailUrl, occasion } = card
  return {
    ...card,
    products: pieces.map(presentWithoutLink),
    outfit: outfit && { ...outfit, title, description, thumbnailUrl, occasion },
  }
}

async function find({ db }: Store, id: string): Promise<PostDetail | null> {
  const [post] = await db
    .select({ ...cardColumns, description: posts.description, productIds: posts.productIds })
    .from(posts)
    .where(eq(posts.id, id))
  if (!post) return null
  const { productIds, ...card } = post
  return presentPost(card, await findPieces(db, productIds))
}

export const postAnswer = (id: string) => `outfit-post:${id}`

/** One outfit with its pieces; null when it does not exist. */
export const readPost = (store: Store, id: string) => readAnswer(store, postAnswer(id), () => find(store, id))
