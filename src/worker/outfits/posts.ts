import { asc, eq, inArray } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import { sumOf } from '#shared/prices.ts'
import type { ColourFamily, Season } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { isClothes, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { selectNamed } from '../catalogue/named-variants.ts'
import { presentWithoutLink, type ProductRow } from '../catalogue/present.ts'
import { readAnswer, type CachedList, type Store } from '../catalogue/cached-list.ts'
import { products } from '../catalogue/schema.ts'
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

/** What the filters of Explore ask of an outfit. */
export type PostFacts = {
  colours: ColourFamily[]
  /** Null where its pieces are for every season, or for different ones. */
  season: 'summer' | 'winter' | null
  /** What its pieces cost together; null where that cannot be said. */
  price: { cents: number; currency: string } | null
  worn: WornCategory[]
  /** For whom its clothes are, whatever goes with them; null where they are for everybody, or for different people. */
  department: 'women' | 'men' | 'kids' | null
}

const factColumns = {
  colour: products.colourFamily,
  season: products.season,
  priceCents: products.priceCents,
  currency: products.currency,
  worn: products.garmentCategory,
  department: products.department,
}

type Fact = Pick<ProductRow, 'priceCents' | 'currency' | 'department'> & {
  colour: ColourFamily | null
  season: Season
  worn: WornCategory | null
}

const each = <Value>(values: (Value | null)[]) => [...new Set(values.filter((one) => one !== null))]

export function factsOf(pieces: Fact[]): PostFacts {
  const [season, otherSeason] = each(pieces.map((piece) => (piece.season === 'all' ? null : piece.season)))
  const clothes = pieces.filter(({ worn }) => worn !== null && isClothes(worn))
  const [department, otherDepartment] = each(
    clothes.map((piece) => (piece.department === 'unisex' ? null : piece.department)),
  )
  return {
    colours: each(pieces.map(({ colour }) => colour)),
    season: season && !otherSeason ? season : null,
    price: sumOf(pieces.map(({ priceCents: cents, currency }) => ({ cents, currency }))),
    worn: each(pieces.map(({ worn }) => worn)),
    department: department && !otherDepartment ? department : null,
  }
}

async function withFacts<P extends { productIds: string[] }>(db: CatalogueDb, all: P[]) {
  const found = await selectNamed(db, factColumns, [...new Set(all.flatMap(({ productIds }) => productIds))])
  const known = new Map(found.map(({ asked, ...fact }) => [asked, fact]))
  return all.map(({ productIds, ...post }) => ({
    ...post,
    facts: factsOf(productIds.flatMap((id) => known.get(id) ?? [])),
  }))
}

type Post = Pick<typeof posts.$inferSelect, 'id' | 'title' | 'thumbnailUrl' | 'aspect' | 'occasion'> & {
  madeBy?: 'board' | 'image_model'
  templateId?: string | null
}

type ListedPost = Post & { facts: PostFacts }

/** As many as a page scrolls through: first the editorial outfits, then the shoppers' newest. */
const maxShown = 240

const listedColumns = { ...cardColumns, productIds: posts.productIds }

const listPosts = (db: CatalogueDb, ids: string[]) =>
  db
    .select(listedColumns)
    .from(posts)
    .where(inArray(posts.id, inList(ids)))

/** The outfits of Explore, as their cards show them. */
export const outfitPosts: CachedList<Placed<ListedPost>[]> = {
  name: 'outfit-posts',
  async load({ db }) {
    const [inOrder, limits] = await db.batch([
      db.select(listedColumns).from(posts).orderBy(asc(posts.position), asc(posts.id)).limit(maxShown),
      readPlacements(db, 'post'),
    ])
    const placedIds = limits.filter((row) => row.place !== null).map(({ id }) => id)
    const first = placedIds.length > 0 ? await listPosts(db, placedIds) : []
    // Those that editors have placed may stand far behind.
    const all = [...first, ...inOrder.filter(({ id }) => !placedIds.includes(id))].slice(0, maxShown)
    return place<ListedPost>(limits, await withFacts(db, all), ({ id }) => id)
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
