import type { Look, Piece, Stage } from '#client/engine/index.ts'
import type { Outfit } from '#client/features/outfits/outfit.ts'
import { fetchPicture } from '#client/features/photos/picture-data.ts'
import { openEngine } from './engine-session.ts'
import type { ShownPicture } from './flow.ts'
import { readLayering } from './layering-store.ts'
import { TryOnError } from './try-on-error.ts'

export type RunInputs = {
  photo: { blob: Blob; width: number; height: number }
  outfit: Outfit
  /** Her own picture, for a custom outfit. */
  custom: Blob | null
  /** Luxe's: as large as her photo, from the finest picture of each piece. */
  isSharper: boolean
}

/** The look, made by the engine in this browser. Rejects with its refusal, or for a picture that cannot be had. */
export async function renderOnDevice(
  { photo, outfit, custom, isSharper }: RunInputs,
  signal: AbortSignal,
  onStage?: (stage: Stage, fraction: number) => void,
): Promise<Look> {
  const pieces = await Promise.all(outfit.pieces.map((piece) => readPiece(piece, custom, signal)))
  const layering = readLayering()
  return await openEngine().tryOn({ photo: photo.blob, pieces, isSharper, layering, onStage, signal })
}

export const shownLook = ({ picture, width, height }: Look): ShownPicture => ({
  url: URL.createObjectURL(picture),
  blob: picture,
  width,
  height,
})

async function readPiece(
  { image, category, landmarks }: Outfit['pieces'][number],
  custom: Blob | null,
  signal: AbortSignal,
): Promise<Piece> {
  if (custom) return { category, landmarks, image: custom }
  if (image) return { category, landmarks, image: await fetchGarment(image, signal) }
  throw new TryOnError('garment_unreadable')
}

async function fetchGarment(url: string, signal: AbortSignal) {
  try {
    return await fetchPicture(url, signal)
  } catch (error) {
    throw signal.aborted || !navigator.onLine ? error : new TryOnError('garment_unreadable')
  }
}
