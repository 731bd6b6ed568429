import { asc } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import { proxiedPicture } from '../image-proxy/reference.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { outfitPresets } from './schema.ts'

/** Its number goes up with the shape of a preset: no Worker reads what one of another shape has cached. */
const cacheKey = 'outfit-presets:1'
const cacheSeconds = 3600

type Shelf = { db: Db; cache: KVNamespace }

/** Everybody sees one list: read from the cache, from the database only when that has nothing. */
export async function listPresets({ db, cache }: Shelf): Promise<OutfitPreset[]> {
  const cached = await cache.get<OutfitPreset[]>(cacheKey, { type: 'json', cacheTtl: 60 })
  if (cached) return cached
  const rows = await db.select().from(outfitPresets).orderBy(asc(outfitPresets.position))
  const presets = rows.map(({ position: _position, items, ...preset }) => ({
    ...preset,
    // The links are Luxe's, and this list is everybody's: `/shop-links` has them.
    items: items.map((item) => ({ ...item, url: '' })),
  }))
  await cache.put(cacheKey, JSON.stringify(presets), { expirationTtl: cacheSeconds })
  return presets
}

/** What puts a new list in the place of the old one: for one batch, so that it happens whole or not at all. */
export const presetStatements = (db: Db, presets: OutfitPreset[]) =>
  [
    db.delete(outfitPresets),
    ...presets.map((preset, position) => db.insert(outfitPresets).values({ ...preset, position })),
  ] as const

export const forgetPresets = (cache: KVNamespace) => cache.delete(cacheKey)

/** Puts a new list on the shelf, whole or not at all. */
export async function replacePresets({ db, cache }: Shelf, presets: OutfitPreset[]) {
  await db.batch(presetStatements(db, presets))
  await forgetPresets(cache)
}

/**
 * What a picture shows, whatever its size and format: `…/tee/640.avif` and `…/tee/960.webp` are one tee. A
 * shop's picture is named by its address, in whatever way a call spells our door to it.
 */
function subjectOf(image: string) {
  const address = proxiedPicture(image)?.address ?? image
  return address.startsWith('/') ? address.replace(/(?:\/\d+)?\.\w+$/, '') : address
}

const subjectsOf = (presets: OutfitPreset[]) =>
  new Set(
    presets
      .flatMap(({ thumbnailUrl, garments }) => [thumbnailUrl, ...garments.map(({ image }) => image)])
      .map(subjectOf),
  )

/**
 * Premium outfits are Luxe's: refused by their id, and by any picture that only premium outfits have,
 * since a caller may leave the id out. Throws premium_required.
 */
export async function requirePresetAccess(shelf: Shelf, asked: { presetId?: string; images: string[] }) {
  const presets = await listPresets(shelf)
  const premium = presets.filter(({ isPremium }) => isPremium)
  const open = subjectsOf(presets.filter(({ isPremium }) => !isPremium))
  const closed = subjectsOf(premium)
  const isRefused =
    premium.some(({ id }) => id === asked.presetId) ||
    asked.images.map(subjectOf).some((subject) => closed.has(subject) && !open.has(subject))
  if (isRefused) throw new ApiError('premium_required')
}
