import { asc, inArray, sql } from 'drizzle-orm'
import type { EditorialOrigin } from '#shared/editorial.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { place, readPlacements, type Placed } from '../catalogue/placements.ts'
import { products } from '../catalogue/schema.ts'
import { readCachedList, refreshList, type CachedList, type Store } from '../catalogue/cached-list.ts'
import { proxiedPicture } from '../catalogue/image-proxy/picture-reference.ts'
import type { CatalogueDb } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { outfitPresets } from './schema.ts'

/**
 * The public list of presets, in its configured order. The links of its pieces are for Luxe only, through
 * `/shop-links`.
 */
export const presetList: CachedList<Placed<OutfitPreset>[]> = {
  name: 'outfit-presets',
  async load({ db }) {
    const [rows, pieces] = await db.batch([
      db.select().from(outfitPresets).orderBy(asc(outfitPresets.position)),
      db.select({ image: products.imageUrl, colour: products.colourFamily }).from(products)
        .where(sql`${products.imageUrl} in (
          select garment.value ->> 'image' from outfit_presets, json_each(outfit_presets.garments) garment)`),
    ])
    const colours = new Map(pieces.map(({ image, colour }) => [image, colour]))
    const presets = rows.map(({ position: _position, origin: _origin, items, ...preset }): OutfitPreset => ({
      ...preset,
      garments: preset.garments.map((garment) => ({
        ...garment,
        colour: colours.get(garment.image) ?? undefined,
      })),
      items: items.map((item) => ({
        ...item,
        url: '',
        title: item.name,
        link: '',
        thumbnail: item.image,
      })),
    }))
    return place(await readPlacements(db, 'preset'), presets, ({ id }) => id)
  },
}

/**
 * Marks the pieces for Luxe: those of a premium outfit or pinned in an exclusive collection, unless something open
 * (an outfit, a collection, a look of Explore) contains them too. A piece is recognised by id and by picture.
 */
const markStatement = sql`
  with pieces (reference, is_premium) as (
    select item.value ->> 'id', is_premium from outfit_presets, json_each(outfit_presets.items) item
    union all
    select garment.value ->> 'image', is_premium from outfit_presets, json_each(outfit_presets.garments) garment
    union all
    select pin.value, is_premium from collections, json_each(collections.pinned) pin
    union all
    select piece.value, false from outfit_posts, json_each(outfit_posts.product_ids) piece where user_id is null
  ),
  open as materialized (select reference from pieces where reference is not null and not is_premium),
  closed as materialized (select reference from pieces where reference is not null and is_premium),
  marks as (
    select number, (id in (select * from closed) or image_url in (select * from closed))
      and id not in (select * from open) and image_url not in (select * from open) as mark
    from products where number in (
      select number from products where is_luxe
      union select number from products where id in (select * from closed)
      union select number from products where image_url in (select * from closed)
    )
  )
  update products set is_luxe = marks.mark from marks
  where marks.number = products.number and products.is_luxe <> marks.mark`

export const markLuxePieces = (db: CatalogueDb) => db.run(markStatement)

/** Where each origin's entries begin in their list: those of the office come first, composed ones last. */
export const firstPosition: Record<EditorialOrigin, number> = {
  office: -200_000,
  hand: -100_000,
  sample: 0,
  rules: 100_000,
}

/** The statements that replace those of this origin, for one batch. Composed ones make room. */
export const presetStatements = (
  db: CatalogueDb,
  presets: OutfitPreset[],
  origin: EditorialOrigin = 'sample',
) =>
  [
    db.delete(outfitPresets).where(inArray(outfitPresets.origin, [origin, 'rules'])),
    ...presets.map((preset, at) =>
      db
        .insert(outfitPresets)
        .values({ ...preset, origin, position: firstPosition[origin] + at })
        // Another origin's of the same name stays.
        .onConflictDoNothing(),
    ),
    markLuxePieces(db),
  ] as const

/** Puts the database's list into the cache that shoppers read. */
export async function refreshPresetLists(store: Store) {
  await refreshList(store, presetList)
  await refreshList(store, luxePieces)
}

/**
 * Names what a picture shows, whatever its size and format: `…/tee/640.avif` and `…/tee/960.webp` are one tee. A
 * shop's picture is named by its own address, however a call spells the proxy's address for it.
 */
function subjectOf(image: string) {
  const address = proxiedPicture(image)?.address ?? image
  return address.startsWith('/') ? address.replace(/(?:\/\d+)?\.\w+$/, '') : address
}

const subjectsOf = (presets: OutfitPreset[]) =>
  presets
    .flatMap(({ thumbnailUrl, garments }) => [thumbnailUrl, ...garments.map(({ image }) => image)])
    .map(subjectOf)

/** Which of these pictures are of pieces of the shop. */
const listPieces = (db: CatalogueDb, images: string[]) =>
  db
    .select({ imageUrl: products.imageUrl })
    .from(products)
    .where(sql`${products.imageUrl} in (select value from json_each(${JSON.stringify(images)}))`)

/** What only Luxe may try on. The list is kept small, because every start of a try-on reads it. */
export const luxePieces: CachedList<{ presetIds: string[]; subjects: string[] }> = {
  name: 'luxe-pieces',
  async load(store) {
    const presets = await presetList.load(store)
    const premium = presets.filter(({ isPremium }) => isPremium)
    const worn = premium.flatMap(({ garments }) => garments.map(({ image }) => image))
    const pieces = await listPieces(store.db, worn)
    const open = new Set([
      ...subjectsOf(presets.filter(({ isPremium }) => !isPremium)),
      // A piece of the shop she may have chosen herself.
      ...pieces.map(({ imageUrl }) => subjectOf(imageUrl)),
    ])
    const closed = subjectsOf(premium)
    return {
      presetIds: premium.map(({ id }) => id),
      subjects: [...new Set(closed)].filter((subject) => subject && !open.has(subject)),
    }
  },
}

/**
 * Refuses premium outfits without Luxe, by their id and by any picture that only premium outfits have, since a caller
 * may leave the id out. A piece of the shop is never refused: she may have chosen it herself. Throws premium_required.
 */
export async function requirePresetAccess(store: Store, asked: { presetId?: string; images: string[] }) {
  const { presetIds, subjects } = await readCachedList(store, luxePieces)
  const isRefused =
    presetIds.some((id) => id === asked.presetId) ||
    asked.images.map(subjectOf).some((subject) => subjects.includes(subject))
  if (isRefused) throw new ApiError('premium_required')
}
