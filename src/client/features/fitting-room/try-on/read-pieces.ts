import type { Piece } from '#client/engine/index.ts'
import type { Outfit } from '../outfit.ts'
import { digestOf, fetchPicture } from '#client/lib/picture-data.ts'
import { fetchSewn } from './fetch-sewn.ts'
import { TryOnError } from './try-on-error.ts'

/** A piece as the engine takes it, and the name under which this browser knows it again. */
export type ReadPiece = Piece & { key: string }

/** The outfit's pieces; `custom` is her own picture. Rejects for a picture that cannot be had. */
export const readPieces = (
  pieces: Outfit['pieces'],
  custom: Blob | null,
  signal: AbortSignal,
): Promise<ReadPiece[]> =>
  Promise.all(
    pieces.map(async (piece) => ({
      ...(await read(piece, custom, signal)),
      key: await keyOf(piece, custom),
    })),
  )

/** Her own picture is known by what is in it: it may be another one tomorrow. */
export const keyOf = async ({ image, sewn }: Outfit['pieces'][number], custom: Blob | null) =>
  custom ? await digestOf(custom) : (sewn ?? image)

async function read(
  { image, category, landmarks, sewn: address, shoe, bag }: Outfit['pieces'][number],
  custom: Blob | null,
  signal: AbortSignal,
): Promise<Piece> {
  if (custom) return { category, landmarks, image: custom }
  if (!image) throw new TryOnError('garment_unreadable')
  const [picture, sewn] = await Promise.all([fetchGarment(image, signal), fetchSewn(address, signal)])
  return {
    category,
    landmarks,
    image: picture,
    ...(sewn && { sewn }),
    ...(shoe && { shoe }),
    ...(bag && { bag }),
  }
}

async function fetchGarment(url: string, signal: AbortSignal) {
  try {
    return await fetchPicture(url, signal)
  } catch (error) {
    throw signal.aborted || !navigator.onLine ? error : new TryOnError('garment_unreadable')
  }
}
