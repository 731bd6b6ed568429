import {
  EngineRefusal,
  type Developed,
  type Layering,
  type Look,
  type Piece,
  type Stage,
} from '@cabine/engine'
import type { Outfit } from '../outfit.ts'
import { isClothes } from '@cabine/engine/contract/garment-categories.ts'
import { openEngine } from '#client/lib/engine-session.ts'
import type { DeviceLook, ShownPicture } from '../try-on-state.ts'
import { readLayering } from '../adjust/layering-store.ts'
import { readPieces, type ReadPiece } from './read-pieces.ts'
import { asItComes } from '@cabine/engine'
import { isAsItComes, wearingOf, type LookReport, type LookSettings } from '../adjust/look-settings.ts'
import { readWearings, type Owner } from '../adjust/wearing-store.ts'

export type RunInputs = {
  photo: { blob: Blob; width: number; height: number; address?: string | null }
  outfit: Outfit
  /** The own picture, for a custom outfit. */
  custom: Blob | null
  /** With Luxe the look is as large as the photo, from the finest picture of each piece. */
  isSharper: boolean
  owner: Owner
}

export type Rendered = Look & Pick<LookReport, 'worn' | 'category'>

type OnStage = (stage: Stage, fraction: number) => void

/**
 * Makes the look in this browser, its pieces worn as they were worn last. Rejects with an `EngineRefusal`, or if a picture
 * cannot be had.
 */
export async function renderOnDevice(
  inputs: RunInputs,
  signal: AbortSignal,
  onStage?: OnStage,
): Promise<Rendered> {
  const { read, settings } = await readOutfit(inputs, signal)
  try {
    return await wearPieces(inputs, read, settings, signal, onStage)
  } catch (error) {
    // Settings that were made on another photo may not be possible on this one.
    if (!(error instanceof EngineRefusal) || settings.pieces.every(isAsItComes)) throw error
    const usual = { ...settings, pieces: settings.pieces.map(() => asItComes) }
    return await wearPieces(inputs, read, usual, signal, onStage)
  }
}

/** Lets the engine prepare a look before it is asked for. */
export async function prepareOnDevice(inputs: Omit<RunInputs, 'isSharper'>, signal: AbortSignal) {
  const { read, settings } = await readOutfit(inputs, signal)
  if (!signal.aborted)
    await openEngine().prepare({ photo: inputs.photo.blob, pieces: engineInputOf(read, settings).pieces })
}

/** Makes the photograph out of a service's picture of the same pieces: only clothes and newly bare skin are taken from it. */
export async function developOnDevice(
  inputs: RunInputs,
  pictures: { draft: Blob | null; cloud: Blob },
  signal: AbortSignal,
): Promise<Developed> {
  const { read, settings } = await readOutfit(inputs, signal)
  const { pieces } = engineInputOf(read, settings)
  const { photo, isSharper } = inputs
  return openEngine().develop({ photo: photo.blob, pieces, ...pictures, isSharper, signal })
}

/** The pieces of the outfit, and how they were worn last. */
async function readOutfit(
  { outfit, custom, owner }: Omit<RunInputs, 'isSharper'>,
  signal: AbortSignal,
): Promise<{ read: ReadPiece[]; settings: LookSettings }> {
  const read = await readPieces(outfit.pieces, custom, signal)
  const pieces = await readWearings(
    owner,
    read.map(({ key }) => key),
  )
  const category = custom && outfit.pieces[0]?.category
  const settings = {
    layering: readLayering(),
    pieces,
    ...(category && isClothes(category) && { category }),
  }
  return { read, settings }
}

/** Makes the look from pieces that have been read, with these settings. */
export async function wearPieces(
  { photo, isSharper }: Pick<RunInputs, 'photo' | 'isSharper'>,
  read: ReadPiece[],
  settings: LookSettings,
  signal: AbortSignal,
  onStage?: OnStage,
): Promise<Rendered> {
  const wear = (worn: ReadPiece[]) =>
    openEngine().tryOn({ photo: photo.blob, ...engineInputOf(worn, settings), isSharper, onStage, signal })
  const look = await wear(read).catch(async (error: unknown) => {
    const isUnreadable = error instanceof EngineRefusal && error.code === 'garment_unreadable'
    if (!isUnreadable || !read.some(({ sewn }) => sewn)) throw error
    // A cached sewing pattern may be of another version than the engine: the piece is worn from its picture then.
    return await wear(read.map(({ sewn: _sewn, ...flat }) => flat))
  })
  const worn = look.adjustable.flatMap((adjustable, index) => {
    const piece = read[index]
    const handles = look.handles[index]
    return piece ? [{ key: piece.key, wearing: wearingOf(settings, index), adjustable, handles }] : []
  })
  return { ...look, worn, category: settings.category }
}

/** Makes a quick sketch of the look, for while she still moves a control. */
export const sketchPieces = (
  { photo }: Pick<RunInputs, 'photo'>,
  read: ReadPiece[],
  settings: LookSettings,
  signal: AbortSignal,
) => openEngine().preview({ photo: photo.blob, ...engineInputOf(read, settings), signal })

const engineInputOf = (
  read: ReadPiece[],
  { layering, pieces, category }: LookSettings,
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

export const reportOf = ({ confidence, warnings, layering, worn, category }: Rendered): LookReport => ({
  confidence,
  warnings,
  layering,
  worn,
  category,
})

export const deviceLookOf = (look: Rendered): DeviceLook => ({ ...shownLook(look), ...reportOf(look) })
