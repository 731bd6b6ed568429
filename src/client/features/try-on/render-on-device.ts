import { EngineRefusal, type Look, type Piece, type Stage } from '#client/engine/index.ts'
import type { Outfit } from '#client/features/outfits/outfit.ts'
import { fetchPicture } from '#client/features/photos/picture-data.ts'
import { openEngine } from './engine-session.ts'
import { fetchSewn } from './fetch-sewn.ts'
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
  const wear = (worn: Piece[]) =>
    openEngine().tryOn({ photo: photo.blob, pieces: worn, isSharper, layering, onStage, signal })
  try {
    return await wear(pieces)
  } catch (error) {
    const isUnreadable = error instanceof EngineRefusal && error.code === 'garment_unreadable'
    if (!isUnreadable || !pieces.some(({ sewn }) => sewn)) throw error
    // What is kept of a sewn piece may be of another version than the engine that reads it.
    return await wear(pieces.map(({ sewn: _sewn, ...flat }) => flat))
  }
}

export const shownLook = ({ picture, width, height }: Look): ShownPicture => ({
  url: URL.createObjectURL(picture),
  blob: picture,
  width,
  height,
})

async function readPiece(
  { image, category, landmarks, sewn: address }: Outfit['pieces'][number],
  custom: Blob | null,
  signal: AbortSignal,
): Promise<Piece> {
  if (custom) return { category, landmarks, image: custom }
  if (!image) throw new TryOnError('garment_unreadable')
  const [picture, sewn] = await Promise.all([fetchGarment(image, signal), fetchSewn(address, signal)])
  return { category, landmarks, image: picture, ...(sewn && { sewn }) }
}

async function fetchGarment(url: string, signal: AbortSignal) {
  try {
    return await fetchPicture(url, signal)
  } catch (error) {
    throw signal.aborted || !navigator.onLine ? error : new TryOnError('garment_unreadable')
  }
}
