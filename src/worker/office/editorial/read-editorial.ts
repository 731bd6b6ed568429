import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { pinnedLists } from '#shared/office/editorial-inputs.ts'
import { unplaced, type PlacedKind } from '#shared/office/placement.ts'
import type { Store } from '../../catalogue/cached-list.ts'
import { collectionList, collectionPieces } from '../../catalogue/collections.ts'
import { findPlacement, place, placementOf, readPlacements, shownAt } from '../../catalogue/placements.ts'
import { displayPrice } from '../../catalogue/present.ts'
import { findProducts } from '../../catalogue/queries.ts'
import { collections } from '../../catalogue/schema.ts'
import { handpicked, joinPicks, topPicks } from '../../catalogue/top-picks.ts'
import { outfitPosts as exploreList } from '../../outfits/posts.ts'
import { presetList } from '../../outfits/presets.ts'
import { outfitPosts, outfitPresets } from '../../outfits/schema.ts'

const isPinnedList = (slug: string) => pinnedLists.some((one) => one === slug)

/** A card of the list: everything that editors have, whether it is shown now or not. */
type Card = { id: string; title: string; picture: string; origin: string; isPremium: boolean }

const maxCards = 300

async function cardsOf({ db }: Store, kind: PlacedKind): Promise<Card[]> {
  if (kind === 'collection') {
    const rows = await db
      .select()
      .from(collections)
      .where(and(eq(collections.kind, 'editorial'), notInArray(collections.slug, [...pinnedLists])))
      .orderBy(asc(collections.position), asc(collections.slug))
    return rows.map((row) => ({ ...row, id: row.slug, picture: row.imageUrl }))
  }
  if (kind === 'preset') {
    const rows = await db.select().from(outfitPresets).orderBy(asc(outfitPresets.position))
    return rows.map((row) => ({ ...row, picture: row.thumbnailUrl }))
  }
  // Shoppers' own outfits are for those who moderate.
  const rows = await db
    .select()
    .from(outfitPosts)
    .where(
      and(isNull(outfitPosts.userId), inArray(outfitPosts.origin, ['office', 'hand', 'sample', 'rules'])),
    )
    .orderBy(asc(outfitPosts.position), asc(outfitPosts.id))
    .limit(maxCards)
  return rows.map((row) => ({ ...row, picture: row.thumbnailUrl, isPremium: false }))
}

export async function listEntries(store: Store, kind: PlacedKind) {
  const [rows, cards] = await Promise.all([readPlacements(store.db, kind), cardsOf(store, kind)])
  const placed = new Map(rows.map((row) => [row.id, row]))
  return place(rows, cards, ({ id }) => id).map(({ id, title, picture, origin, isPremium }) => {
    const row = placed.get(id)
    return { id, title, picture, origin, isPremium, placement: row ? placementOf(row) : unplaced }
  })
}

/** What an editor sees of a piece. */
async function piecesOf({ db }: Store, ids: string[]) {
  const rows = await findProducts(db, ids)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    brand: row.brand,
    price: displayPrice(row),
    picture: row.imageUrl,
    isGone: row.goneAt !== null,
    isWorn: row.garmentCategory !== null,
  }))
}

async function contentOf({ db }: Store, kind: PlacedKind, id: string) {
  const nothing = { description: '', imageUrl: '', occasion: 'all' as const, isPremium: false, rule: null }
  if (kind === 'collection') {
    const [row] = await db.select().from(collections).where(eq(collections.slug, id))
    if (row) return { ...nothing, ...row, ids: row.pinned }
    return isPinnedList(id) ? { ...nothing, title: id, origin: 'office' as const, ids: [] } : null
  }
  if (kind === 'preset') {
    const [row] = await db.select().from(outfitPresets).where(eq(outfitPresets.id, id))
    return row ? { ...nothing, ...row, rule: null, ids: row.items.flatMap((item) => item.id ?? []) } : null
  }
  const [row] = await db
    .select()
    .from(outfitPosts)
    .where(and(eq(outfitPosts.id, id), isNull(outfitPosts.userId)))
  return row ? { ...nothing, ...row, rule: null, ids: row.productIds } : null
}

/** One entry as it is edited; null where there is none. */
export async function readEntry(store: Store, kind: PlacedKind, id: string) {
  const found = await contentOf(store, kind, id)
  if (!found) return null
  const { title, description, imageUrl, occasion, isPremium, rule, origin, ids } = found
  return {
    id,
    title,
    description,
    imageUrl,
    occasion,
    isPremium,
    rule,
    origin,
    pieces: await piecesOf(store, ids),
    placement: (await findPlacement(store.db, kind, id)) ?? unplaced,
  }
}

/** The list as shoppers see it at a moment, in a country: by what answers them, from what the database says now. */
export async function previewList(store: Store, kind: PlacedKind, at: Date, market: string | null) {
  if (kind === 'collection')
    return shownAt(await collectionList.load(store), at, market).map((one) => ({
      id: one.slug,
      title: one.title,
      picture: one.image_url,
      detail: `${one.product_count} pieces`,
    }))
  const list = kind === 'preset' ? presetList : exploreList
  return shownAt<{ id: string; title: string; thumbnailUrl: string; occasion: string }>(
    await list.load(store),
    at,
    market,
  ).map((one) => ({ id: one.id, title: one.title, picture: one.thumbnailUrl, detail: one.occasion }))
}

const pickLists = { 'top-picks': topPicks, handpicked }

/** The pieces of one collection, or of a list that editors begin; null where shoppers are shown nothing. */
export async function previewPieces(store: Store, id: string, at: Date, market: string | null) {
  const picks = id === 'top-picks' || id === 'handpicked' ? await pickLists[id].load(store) : null
  if (picks) return joinPicks(picks, at, market)
  const found = await collectionPieces(id).load(store)
  const [shown] = found ? shownAt([found], at, market) : []
  return shown?.products ?? null
}
