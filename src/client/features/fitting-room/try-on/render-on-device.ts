import { EngineRefusal, type Layering, type Look, type Piece, type Stage } from '#client/engine/index.ts'
import type { Outfit } from '../outfit.ts'
import { isClothes } from '#shared/garment-categories.ts'
import { openEngine } from '#client/lib/engine-session.ts'
import type { ShownPicture } from '../flow.ts'
import { readLayering } from '../adjust/layering-store.ts'
import { readPieces, type ReadPiece } from './read-pieces.ts'
import { asItComes } from '#client/engine/wearing.ts'
import { isAsItComes, type Told, type Way } from '../adjust/way.ts'
import { readWearings, type Owner } from '../adjust/wearing-store.ts'

export type RunInputs = {
  photo: { blob: Blob; width: number; height: number }
  outfit: Outfit
  /** Her own picture, for a custom outfit. */
  custom: Blob | null
  /** Luxe's: as large as her photo, from the finest picture of each piece. */
  isSharper: boolean
  owner: Owner
}

export type Rendered = Look & Pick<Told, 'worn' | 'category'>

type OnStage = (stage: Stage, fraction: number) => void

/**
 * The look, made by the engine in this browser, its pieces worn as she wore them last. Rejects with its refusal, or for a
 * picture that cannot be had.
 */
export async function renderOnDevice(
  inputs: RunInputs,
  signal: AbortSignal,
  onStage?: OnStage,
): Promise<Rendered> {
  const { read, way } = await readOutfit(inputs, signal)
  try {
    return await wearPieces(inputs, read, way, signal, onStage)
  } catch (error) {
    // What was set on another photo may not be possible on this one.
    if (!(error instanceof EngineRefusal) || way.pieces.every(isAsItComes)) throw error
    const usual = { ...way, pieces: way.pieces.map(() => asItComes) }
    return await wearPieces(inputs, read, usual, signal, onStage)
  }
}

/** Has all that the look waits for found before it is asked for. */
export async function prepareOnDevice(inputs: Omit<RunInputs, 'isSharper'>, signal: AbortSignal) {
  const { read, way } = await readOutfit(inputs, signal)
  if (!signal.aborted)
    await openEngine().prepare({ photo: inputs.photo.blob, pieces: askedOf(read, way).pieces })
}

/** Her pieces, and how she wore them last. */
async function readOutfit(
  { outfit, custom, owner }: Omit<RunInputs, 'isSharper'>,
  signal: AbortSignal,
): Promise<{ read: ReadPiece[]; way: Way }> {
  const read = await readPieces(outfit.pieces, custom, signal)
  const pieces = await readWearings(
    owner,
    read.map(({ key }) => key),
  )
  const [{ category }] = outfit.pieces
  const way = { layering: readLayering(), pieces, ...(custom && isClothes(category) && { category }) }
  return { read, way }
}

/** The same, of pieces that have been read, worn in this way. */
export async function wearPieces(
  { photo, isSharper }: Pick<RunInputs, 'photo' | 'isSharper'>,
  read: ReadPiece[],
  way: Way,
  signal: AbortSignal,
  onStage?: OnStage,
): Promise<Rendered> {
  const wear = (worn: ReadPiece[]) =>
    openEngine().tryOn({ photo: photo.blob, ...askedOf(worn, way), isSharper, onStage, signal })
  const look = await wear(read).catch(async (error: unknown) => {
    const isUnreadable = error instanceof EngineRefusal && error.code === 'garment_unreadable'
    if (!isUnreadable || !read.some(({ sewn }) => sewn)) throw error
    // What is kept of a sewn piece may be of another version than the engine that reads it.
    return await wear(read.map(({ sewn: _sewn, ...flat }) => flat))
  })
  const worn = read.map(({ key }, index) => ({
    key,
    wearing: way.pieces[index],
    adjustable: look.adjustable[index],
    handles: look.handles[index],
  }))
  return { ...look, worn, category: way.category }
}

/** A sketch of it, for while she still moves a control. */
export const sketchPieces = (
  { photo }: Pick<RunInputs, 'photo'>,
  read: ReadPiece[],
  way: Way,
  signal: AbortSignal,
) => openEngine().preview({ photo: photo.blob, ...askedOf(read, way), signal })

const askedOf = (
  read: ReadPiece[],
  { layering, pieces, category }: Way,
): { pieces: Piece[]; layering: Layering } => ({
  pieces: read.map(({ key: _key, ...piece }, index) => ({
    ...piece,
    ...(category && { category }),
    wearing: pieces[index],
  })),
  layering,
})

export const shownLook = ({ picture, width, height }: Look): ShownPicture => ({
  url: URL.createObjectURL(picture),
  blob: picture,
  width,
  height,
})

export const toldOf = ({ confidence, warnings, layering, worn, category }: Rendered): Told => ({
  confidence,
  warnings,
  layering,
  worn,
  category,
})
