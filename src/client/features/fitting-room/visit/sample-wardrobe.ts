import { fetchPicture } from '#client/lib/picture-data.ts'
import { fetchSewn } from '../try-on/fetch-sewn.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'

/** A piece of the sample shop, with the seams that the engine needs. */
export type WardrobePiece = {
  id: string
  /** The id of its product, where the catalogue has the sample shop. */
  product: string
  name: string
  brand: string
  category: GarmentCategory
  priceCents: number
  landmarks: GarmentLandmarks
  /** The address of its sewing pattern, if it has one. */
  sewn?: string
}

/** Fetches the wardrobe; null if it cannot be had. `npm run demo -w workshop/pictures` writes the file, and a test checks its schema. */
export async function loadWardrobe(): Promise<WardrobePiece[] | null> {
  const response = await fetch('/samples/demo/wardrobe.json').catch(() => null)
  const isThere = response?.ok && response.headers.get('content-type')?.includes('json')
  return isThere ? await response.json() : null
}

const pictureOf = (id: string, width: 320 | 640 | 960) => `/samples/garments/${id}/${width}.webp`

/** Fetches pieces ahead into the browser cache, so that they can be tried on without a network. */
export const prefetchPieces = (pieces: WardrobePiece[]) =>
  Promise.allSettled(
    pieces.flatMap(({ id, sewn }): Promise<unknown>[] => [fetchPicture(pictureOf(id, 960)), fetchSewn(sewn)]),
  )

/** The piece as an outfit, for the fitting room and the lookbook. */
export const presetOfPiece = ({
  id,
  product,
  name,
  brand,
  category,
  priceCents,
  landmarks,
  sewn,
}: WardrobePiece): OutfitPreset => ({
  id,
  title: name,
  description: '',
  thumbnailUrl: pictureOf(id, 640),
  occasion: 'all',
  isPremium: false,
  items: [
    {
      id: product,
      name,
      brand,
      price: `$${(priceCents / 100).toFixed(2)}`,
      category,
      image: pictureOf(id, 640),
      url: `/sample-shop/${id}`,
    },
  ],
  garments: [{ image: pictureOf(id, 960), category, landmarks, sewn }],
})
