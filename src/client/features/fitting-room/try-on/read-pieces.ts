import type { Piece } from '@cabine/engine'
import type { Outfit } from '../outfit.ts'
import { closetIdOf } from '#client/features/closet/closet-address.ts'
import { digestOf, fetchPicture } from '#client/lib/picture-data.ts'
import { fetchSewn } from './fetch-sewn.ts'
import { TryOnError } from './try-on-error.ts'

/** A piece as the engine takes it, with the key by which this browser recognises it. */
export type ReadPiece = Piece & { key: string }

/** Fetches the outfit's pieces; `custom` is the own picture, if it is one. Rejects if a picture cannot be had. */
export const readPieces = (
  pieces: Outfit['pieces'],
  custom: Blob | null,
  signal: AbortSignal,
): Promise<ReadPiece[]> =>
  Promise.all(
    pieces.map(async (piece) => ({
      ...(await read(piece, custom, signal)),
      key: await pieceKey(piece, custom),
    })),
  )

/** An own picture has no address, so its key is the digest of its bytes. */
export const pieceKey = async ({ image, sewn }: Outfit['pieces'][number], custom: Blob | null) =>
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
  if (closetIdOf(url)) return await readOwn(url)
  try {
    return await fetchPicture(url, signal)
  } catch (error) {
    throw signal.aborted || !navigator.onLine ? error : new TryOnError('garment_unreadable')
  }
}

/** A piece of her own closet is on this device, or in her account. */
export async function readOwn(address: string) {
  const { readOwnPicture } = await import('#client/features/closet/own-pieces.ts')
  const picture = await readOwnPicture(address)
  if (!picture) throw new TryOnError('garment_unreadable')
  return picture
}
