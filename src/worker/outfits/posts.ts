import { asc, eq, inArray } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { presentWithoutLink } from '../catalogue/present.ts'
import { readAnswer, type CachedList, type Store } from '../catalogue/cached-list.ts'
import { findPlacement, place, readPlacements, type Placed } from '../catalogue/placements.ts'
import type { CatalogueDb } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { findPieces, outfitOf, type TryOnProduct } from './try-on-pieces.ts'
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
const maxShown = 240

const listPosts = (db: CatalogueDb, ids: string[]) =>
  db
    .select(cardColumns)
    .from(posts)
    .where(inArray(posts.id, inList(ids)))

/** The outfits of Explore, as their cards show them. */
export const outfitPosts: CachedList<Placed<Post>[]> = {
  name: 'outfit-posts',
  async load({ db }) {
    const [inOrder, limits] = await db.batch([
      db.select(cardColumns).from(posts).orderBy(asc(posts.position), asc(posts.id)).limit(maxShown),
      readPlacements(db, 'post'),
    ])
    const placedIds = limits.filter((row) => row.place !== null).map(({ id }) => id)
    const first = placedIds.length > 0 ? await listPosts(db, placedIds) : []
    // Those that editors have placed may stand far behind.
    const all = [...first, ...inOrder.filter(({ id }) => !placedIds.includes(id))].slice(0, maxShown)
    return place<Post>(limits, all, ({ id }) => id)
  },
}

export type PostDetail = Post & {
  description: string
  products: Product[]
  /** The outfit as the fitting room wears it; null when nothing in it can be tried on. */
  outfit: OutfitPreset | null
}

/** An outfit's page, either of Explore or of one that the studio made for the shopper. */
export function presentPost(card: Post & { description: string }, pieces: TryOnProduct[]): PostDetail {
  const outfit = outfitOf(pieces.filter(({ goneAt, garmentCategory }) => garmentCategory && !goneAt))
  const { title, description, thumbnailUrl, occasion } = card
  return {
    ...card,
    products: pieces.map(presentWithoutLink),
    outfit: outfit && { ...outfit, title, description, thumbnailUrl, occasion },
  }
}

async function find({ db }: Store, id: string): Promise<Placed<{ post: PostDetail }> | null> {
  const [post] = await db
    .select({ ...cardColumns, description: posts.description, productIds: posts.productIds })
    .from(posts)
    .where(eq(posts.id, id))
  if (!post) return null
  const { productIds, ...card } = post
  const placement = await findPlacement(db, 'post', id)
  const detail = presentPost(card, await findPieces(db, productIds))
  return { post: detail, ...(placement && { placement }) }
}

export const postAnswer = (id: string) => `outfit-post:${id}`

/** One outfit with its pieces; null when it does not exist. */
export const readPost = (store: Store, id: string) => readAnswer(store, postAnswer(id), () => find(store, id))
