import type { ClosetCategory } from '#shared/closet.ts'
import { readCloset } from './closet-store.ts'
import type { ClosetPiece } from './closet-piece.ts'

/** The engine's end of the page is fetched when there is something to read. */
const fetchReading = () => import('./reading/read-waiting.ts')

/** Goes on with the pictures that wait to be read. */
export async function readWaiting() {
  if (readCloset().pieces.some(({ reading }) => reading === 'waiting'))
    await (await fetchReading()).readWaiting()
}

export const addPictures = async (files: File[]) => await (await fetchReading()).addPictures(files)

export const sayKind = async (piece: Pick<ClosetPiece, 'id'>, category: ClosetCategory) => {
  await (await fetchReading()).sayKind(piece, category)
}

/** Reads a picture of clothes that are in no closet, on this device. */
export const readPictureOfClothes = async (picture: Blob) =>
  await (await import('./reading/read-clothes.ts')).readClothes(picture, null)
