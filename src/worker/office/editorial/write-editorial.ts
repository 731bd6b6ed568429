import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { pinnedLists, type EntryInput } from '#shared/office/editorial-inputs.ts'
import type { PlacedKind, Placement } from '#shared/office/placement.ts'
import { forgetAnswer, refreshList, type Store } from '../../catalogue/cached-list.ts'
import { collectionList, collectionPieces } from '../../catalogue/collections.ts'
import { collections, placements } from '../../catalogue/schema.ts'
import { handpicked, topPicks } from '../../catalogue/top-picks.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { outfitPosts as exploreList, postAnswer } from '../../outfits/posts.ts'
import { firstPosition, markLuxePieces, presetList, refreshPresetLists } from '../../outfits/presets.ts'
import { outfitPosts, outfitPresets } from '../../outfits/schema.ts'
import { findPieces, itemOf, outfitOf } from '../../outfits/try-on-pieces.ts'
import { boardAspect } from '../../outfits/boards/compose-board.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { actOnCatalogue, type Actor } from '../../audit-log/act.ts'

export type PlacedEntry = { kind: PlacedKind; id: string }

const origin = 'office' as const

const before = ({ kind, id }: PlacedEntry): SQL => {
  if (kind === 'collection')
    return jsonOf(
      collections,
      ['title', 'description', 'isPremium', 'imageUrl', 'pinned', 'rule', 'origin'],
      eq(collections.slug, id),
    )
  if (kind === 'preset')
    return jsonOf(
      outfitPresets,
      ['title', 'description', 'occasion', 'isPremium', 'items', 'origin'],
      eq(outfitPresets.id, id),
    )
  return jsonOf(
    outfitPosts,
    ['title', 'description', 'occasion', 'productIds', 'origin'],
    eq(outfitPosts.id, id),
    isNull(outfitPosts.userId),
  )
}

/** Every id is of a product that is sold, and those of an outfit can be worn. Throws invalid_input for the others. */
async function requirePieces(db: CatalogueDb, ids: string[]) {
  const pieces = await findPieces(db, ids)
  if (pieces.length < ids.length || pieces.some(({ goneAt }) => goneAt))
    throw new ApiError('invalid_input', { field: 'pieces' })
  return pieces
}

async function requireOutfit(db: CatalogueDb, ids: string[]) {
  const pieces = await requirePieces(db, ids)
  const outfit = outfitOf(pieces)
  if (!outfit) throw new ApiError('invalid_input', { field: 'pieces' })
  return { pieces, outfit }
}

/** The statements that write an entry, which is the office's from then on: no import of a plan changes it. */
async function writing(db: CatalogueDb, id: string, entry: EntryInput): Promise<BatchItem<'sqlite'>[]> {
  const { title, description } = entry
  const position = firstPosition[origin]
  if (entry.kind === 'collection') {
    await requirePieces(db, entry.pieces)
    const { isPremium, imageUrl, pieces: pinned, rule } = entry
    const isList = pinnedLists.some((one) => one === id)
    const set = { title, description, isPremium, imageUrl, pinned, rule, origin }
    const values = { ...set, slug: id, position, kind: isList ? ('call' as const) : ('editorial' as const) }
    return [
      db.insert(collections).values(values).onConflictDoUpdate({ target: collections.slug, set }),
      markLuxePieces(db),
    ]
  }
  const { pieces, outfit } = await requireOutfit(db, entry.pieces)
  const { occasion } = entry
  if (entry.kind === 'preset') {
    const set = {
      title,
      description,
      occasion,
      origin,
      isPremium: entry.isPremium,
      thumbnailUrl: outfit.thumbnailUrl,
      items: pieces.map(itemOf),
      garments: outfit.garments,
    }
    return [
      db
        .insert(outfitPresets)
        .values({ ...set, id, position })
        .onConflictDoUpdate({ target: outfitPresets.id, set }),
      markLuxePieces(db),
    ]
  }
  const productIds = entry.pieces
  const set = { title, description, occasion, origin, productIds, thumbnailUrl: outfit.thumbnailUrl }
  return [
    db
      .insert(outfitPosts)
      .values({ ...set, id, position, aspect: boardAspect, createdAt: new Date() })
      // A shopper's outfit is hers: its name is taken.
      .onConflictDoUpdate({ target: outfitPosts.id, set, setWhere: isNull(outfitPosts.userId) }),
    markLuxePieces(db),
  ]
}

/** Puts what has changed before shoppers: the lists that they read, and the caches in front of them. */
async function show(store: Store, { kind, id }: PlacedEntry) {
  if (kind === 'collection') {
    if (id === 'top-picks') await refreshList(store, topPicks)
    else if (id === 'handpicked') await refreshList(store, handpicked)
    else await refreshList(store, collectionList)
    await refreshList(store, collectionPieces(id))
  } else if (kind === 'preset') await refreshPresetLists(store)
  else {
    await refreshList(store, exploreList)
    await forgetAnswer(store, postAnswer(id))
  }
  await store.purge?.(kind === 'post' ? ['outfits'] : ['catalogue'])
}

export async function saveEntry(store: Store, by: Actor, entry: PlacedEntry, input: EntryInput) {
  const statements = await writing(store.db, entry.id, input)
  await actOnCatalogue(
    store.db,
    by,
    { act: `${entry.kind}.save`, subject: entry.id, before: before(entry), after: input },
    () => statements,
  )
  await show(store, entry)
}

const rowsOf = (db: CatalogueDb, { kind, id }: PlacedEntry, isNoted: SQL): BatchItem<'sqlite'> => {
  if (kind === 'collection') return db.delete(collections).where(and(eq(collections.slug, id), isNoted))
  if (kind === 'preset') return db.delete(outfitPresets).where(and(eq(outfitPresets.id, id), isNoted))
  return db.delete(outfitPosts).where(and(eq(outfitPosts.id, id), isNoted))
}

const isOfOffice = ({ kind, id }: PlacedEntry) => {
  if (kind === 'collection')
    return sql`exists (select 1 from collections it where it.slug = ${id} and it.origin = ${origin})`
  if (kind === 'preset')
    return sql`exists (select 1 from outfit_presets it where it.id = ${id} and it.origin = ${origin})`
  return sql`exists (select 1 from outfit_posts it where it.id = ${id} and it.origin = ${origin} and it.user_id is null)`
}

/** Removes what was made in the office. Anything else comes back with the next import: it is hidden instead. */
export async function removeEntry(store: Store, by: Actor, entry: PlacedEntry, reason: string) {
  const isRemoved = await actOnCatalogue(
    store.db,
    by,
    {
      act: `${entry.kind}.remove`,
      subject: entry.id,
      before: before(entry),
      reason,
      onlyIf: isOfOffice(entry),
    },
    (isNoted) => [rowsOf(store.db, entry, isNoted), markLuxePieces(store.db)],
  )
  if (isRemoved) await show(store, entry)
  return isRemoved
}

const placementJson = ({ kind, id }: PlacedEntry) =>
  jsonOf(
    placements,
    ['shownFrom', 'shownUntil', 'markets', 'isHidden'],
    eq(placements.kind, kind),
    eq(placements.id, id),
  )

const momentOf = (moment: string | null) => (moment === null ? null : new Date(moment))

/** Says when and where it is shown. */
export async function limitEntry(
  store: Store,
  by: Actor,
  entry: PlacedEntry,
  { shownFrom, shownUntil, ...placement }: Placement,
) {
  const limits = { ...placement, shownFrom: momentOf(shownFrom), shownUntil: momentOf(shownUntil) }
  await actOnCatalogue(
    store.db,
    by,
    {
      act: `${entry.kind}.place`,
      subject: entry.id,
      before: placementJson(entry),
      after: { shownFrom, shownUntil, ...placement },
    },
    () => [
      store.db
        .insert(placements)
        .values({ ...entry, ...limits })
        .onConflictDoUpdate({ target: [placements.kind, placements.id], set: limits }),
    ],
  )
  await show(store, entry)
}

/** Gives the list its order: what is not named comes after, as it was. */
export async function orderEntries(store: Store, by: Actor, kind: PlacedKind, ids: string[], reason: string) {
  const { db } = store
  const order = JSON.stringify(ids)
  const former = sql`(select json_group_array(id) from (
    select id from placements where kind = ${kind} and place is not null order by place))`
  await actOnCatalogue(
    db,
    by,
    { act: `${kind}.order`, subject: kind, before: former, after: ids, reason },
    () => [
      db.update(placements).set({ place: null }).where(eq(placements.kind, kind)),
      db
        .insert(placements)
        .select(sql`select ${kind}, value, key, null, null, '[]', false from json_each(${order}) where true`)
        .onConflictDoUpdate({
          target: [placements.kind, placements.id],
          set: { place: sql`excluded.place` },
        }),
    ],
  )
  await refreshList(store, { collection: collectionList, preset: presetList, post: exploreList }[kind])
  await store.purge?.(kind === 'post' ? ['outfits'] : ['catalogue'])
}
