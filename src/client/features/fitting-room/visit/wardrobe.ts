import { fetchPicture } from '#client/lib/picture-data.ts'
import { fetchSewn } from '../try-on/fetch-sewn.ts'
import type { Outfit } from '../outfit.ts'
import type { GarmentCategory } from '#shared/garment-categories.ts'
import type { GarmentLandmarks } from '#shared/garments.ts'

/** A piece of the sample shop, with the seams that the engine needs. */
export type WardrobePiece = {
  id: string
  name: string
  brand: string
  category: GarmentCategory
  priceCents: number
  landmarks: GarmentLandmarks
  /** Where it is as it is sewn. */
  sewn?: string
}

/** Null when it cannot be had. `npm run demo` writes the file, and a test holds it to its schema. */
export async function loadWardrobe(): Promise<WardrobePiece[] | null> {
  const response = await fetch('/samples/demo/wardrobe.json').catch(() => null)
  const isThere = response?.ok && response.headers.get('content-type')?.includes('json')
  return isThere ? await response.json() : null
}

const pictureOf = (id: string, width: 320 | 640 | 960) => `/samples/garments/${id}/${width}.webp`

/** Behind the page, so that another piece is there also when the network is gone. */
export const fetchPieces = (pieces: WardrobePiece[]) =>
  Promise.allSettled(
    pieces.flatMap(({ id, sewn }): Promise<unknown>[] => [fetchPicture(pictureOf(id, 960)), fetchSewn(sewn)]),
  )

/** The piece as what the fitting room wears and the lookbook keeps. */
export const outfitOfPiece = ({
  id,
  name,
  brand,
  category,
  priceCents,
  landmarks,
  sewn,
}: WardrobePiece): Outfit => ({
  kind: 'preset',
  id,
  name,
  description: '',
  imageUrl: pictureOf(id, 640),
  items: [
    {
      name,
      brand,
      price: `$${(priceCents / 100).toFixed(2)}`,
      category,
      image: pictureOf(id, 640),
      url: `/sample-shop/${id}`,
    },
  ],
  pieces: [{ image: pictureOf(id, 960), category, landmarks, sewn }],
  leftOut: [],
})
