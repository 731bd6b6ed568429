import { inArray } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import { displayPrice, listColumns } from '../catalogue/present.ts'
import { inOrderOf } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import type { Db } from '../lib/db.ts'

/** Products as the outfit that the fitting room dresses her in; null when one is unknown or cannot be tried on. */
export async function readPieces(db: Db, ids: string[]): Promise<OutfitPreset | null> {
  const rows = await db
    .select({ ...listColumns, landmarks: products.landmarks })
    .from(products)
    .where(inArray(products.id, ids))
  const pieces = inOrderOf(ids, rows)
  if (pieces.length < new Set(ids).size) return null
  const garments = pieces.flatMap(({ imageUrl, garmentCategory, landmarks }) =>
    garmentCategory
      ? [{ image: imageUrl, category: garmentCategory, landmarks: landmarks ?? undefined }]
      : [],
  )
  if (garments.length < pieces.length) return null
  return {
    id: `pieces:${pieces.map(({ id }) => id).join(',')}`,
    title: pieces.map(({ name }) => name).join(' + '),
    description: '',
    thumbnailUrl: pieces[0].imageUrl,
    occasion: 'all',
    isPremium: pieces.some(({ isLuxe }) => isLuxe),
    items: pieces.map((row) => ({
      id: row.id,
      name: row.name,
      brand: row.brand,
      price: displayPrice(row),
      category: row.category,
      image: row.imageUrl,
      url: '',
    })),
    garments,
  }
}
