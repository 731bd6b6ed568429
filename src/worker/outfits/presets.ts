import { asc } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { outfitPresets } from './schema.ts'

const cacheKey = 'outfit-presets'
const cacheSeconds = 3600

type Shelf = { db: Db; cache: KVNamespace }

/** Everybody sees one list: read from the cache, from the database only when that has nothing. */
export async function listPresets({ db, cache }: Shelf): Promise<OutfitPreset[]> {
  const cached = await cache.get<OutfitPreset[]>(cacheKey, { type: 'json', cacheTtl: 60 })
  if (cached) return cached
  const rows = await db.select().from(outfitPresets).orderBy(asc(outfitPresets.position))
  const presets = rows.map(({ position: _position, ...preset }) => preset)
  await cache.put(cacheKey, JSON.stringify(presets), { expirationTtl: cacheSeconds })
  return presets
}

/** Puts a new list on the shelf, whole or not at all. */
export async function replacePresets({ db, cache }: Shelf, presets: OutfitPreset[]) {
  await db.batch([
    db.delete(outfitPresets),
    ...presets.map((preset, position) => db.insert(outfitPresets).values({ ...preset, position })),
  ])
  await cache.delete(cacheKey)
}

/**
 * Premium outfits are Luxe's: refused by their id, and by any garment that only premium outfits have,
 * since a caller may leave the id out. Throws premium_required.
 */
export async function requirePresetAccess(shelf: Shelf, asked: { presetId?: string; images: string[] }) {
  const presets = await listPresets(shelf)
  const open = new Set(
    presets
      .filter((preset) => !preset.isPremium)
      .flatMap(({ garments }) => garments.map(({ image }) => image)),
  )
  const refused = presets.some(
    ({ id, isPremium, garments }) =>
      isPremium &&
      (id === asked.presetId ||
        garments.some(({ image }) => asked.images.includes(image) && !open.has(image))),
  )
  if (refused) throw new ApiError('premium_required')
}
