import type { GarmentCategory } from '../contract/garment-categories.ts'
import { EngineRefusal, isGarmentPiece, type GarmentPiece, type Piece } from '../contract/advice.ts'
import { recallSeen, understandPhoto, type UnderstoodPhoto } from '../body/body.ts'
import { packSeen, unpackSeen } from '../body/seen-photo.ts'
import { understandGarment, wearerOf, type Garment } from '../garment/garment.ts'
import { cutOut, type Cutout } from '../garment/cutout.ts'
import type { Wearer } from '../garment/off-wearer.ts'
import { loadCuts } from '../cloth/picture-cut/load-cuts.ts'
import { loadFigure } from '../body/load-figure.ts'
import { sewPicture } from '../cloth/picture-cut/sew-picture.ts'
import type { Picture } from '../raster/plane.ts'
import { createRecent } from './recent-results.ts'
import { withFront } from '../cloth/open-front.ts'
import { readSewnGarment, type SewnGarment } from '../cloth/sewn-garment.ts'
import { hangOnForm, dressFormOf } from '../cloth/dress-form.ts'
import { wearingOf } from '../contract/wearing.ts'

/** The one before the last photo is worth keeping: she goes back and forth between two. */
const photos = createRecent<Promise<UnderstoodPhoto>>(2)
const garments = createRecent<Promise<Garment>>(8)
/** Several of her pieces may be wanted, one after the other. */
const wearers = createRecent<Promise<Wearer | undefined>>(1)
const cutouts = createRecent<Promise<Cutout>>(1)
const sewnGarments = createRecent<Promise<SewnGarment>>(8)

/** Of a photo that is known nobody has to look again. */
export const isKnown = async (photo: Blob) => photos.has(await digest(photo))

export async function recallPhoto(photo: Blob) {
  return photos.recall(await digest(photo), () => understandPhoto(photo))
}

export async function packPhoto(photo: Blob) {
  const key = await digest(photo)
  if (!photos.has(key)) return undefined
  const { seen } = await recallPhoto(photo)
  return seen && (await packSeen(seen, key))
}

export async function recallPacked(photo: Blob, packed: Blob) {
  const key = await digest(photo)
  const seen = await unpackSeen(packed, key)
  if (!seen) return false
  return await photos
    .recall(key, () => recallSeen(photo, seen))
    .then(
      () => true,
      () => false,
    )
}

export const wishesOf = (pieces: Piece[]) =>
  pieces.filter(isGarmentPiece).map(({ wearing }) => wearingOf(wearing))

/** The clothes of an outfit, as they are sewn where that is known. `onEach` hears how much of the outfit is read. */
export async function recallClothes(pieces: Piece[], onEach?: (share: number) => Promise<void>) {
  const worn: (Garment | SewnGarment)[] = []
  for (const [index, piece] of pieces.filter(isGarmentPiece).entries()) {
    await onEach?.(index / pieces.length)
    worn.push(await (piece.sewn ? recallSewn(piece.category, piece.sewn) : recallPicture(piece, index)))
  }
  return worn
}

export async function recallGarment(piece: GarmentPiece, index: number) {
  const picture = await digest(piece.image)
  const key = `${picture} ${piece.category} ${JSON.stringify(piece.landmarks ?? null)}`
  const recall = {
    wearerIn: (pixels: Picture) => recallWearer(picture, pixels),
    cutoutOf: (pixels: Picture) => recallCutout(picture, pixels),
  }
  try {
    return await garments.recall(key, () => understandGarment(piece, recall))
  } catch (error) {
    if (error instanceof EngineRefusal) throw new EngineRefusal(error.code, error.message, index)
    throw error
  }
}

/** Who wears the clothes of a picture; undefined where nobody does. `key` is the picture's digest. */
export const recallWearer = (key: string, picture: Picture) => wearers.recall(key, () => wearerOf(picture))

/** What of a picture is the piece, as whoever asks may change it. */
export async function recallCutout(key: string, picture: Picture): Promise<Cutout> {
  const cutout = await cutouts.recall(key, () => cutOut(picture))
  return { ...cutout, alpha: { ...cutout.alpha, data: cutout.alpha.data.slice() } }
}

/** A garment of which there is only a picture, sewn after it where a cut is like it. */
export async function recallPicture(piece: GarmentPiece, index: number) {
  const garment = await recallGarment(piece, index)
  if (garment.isMapped) return garment
  const isBack = piece.wearing?.isBack ?? false
  const known = sewnPictures[isBack ? 'back' : 'front'].get(garment)
  if (known) return known
  const made = sewPicture(garment, await loadCuts(), isBack) ?? garment
  sewnPictures[isBack ? 'back' : 'front'].set(garment, made)
  return made
}

/** What is found once of a piece is kept by the piece as it was sewn, after which of its sides the picture shows. */
const sewnPictures = {
  front: new WeakMap<Garment, Garment | SewnGarment>(),
  back: new WeakMap<Garment, Garment | SewnGarment>(),
}

/** While the models are on their way: what is found of a sewn piece whoever wears it. */
export function readAhead(pieces: Piece[]) {
  for (const { category, sewn, wearing } of pieces.filter(isGarmentPiece))
    if (sewn)
      Promise.all([loadFigure(), recallSewn(category, sewn)])
        .then(([model, garment]) =>
          hangOnForm(dressFormOf(model), withFront(garment, wearingOf(wearing).isOpen)),
        )
        // It is told where the piece is wanted.
        .catch(() => undefined)
}

async function recallSewn(category: GarmentCategory, file: Blob) {
  return sewnGarments.recall(`${await digest(file)} ${category}`, () => readSewnGarment(category, file))
}

/** The same for the same photo and pieces, taken for the same, however they are worn. */
export const keyOf = async (photo: Blob, pieces: Piece[]) =>
  [
    ...(await Promise.all([photo, ...pieces.map(({ sewn, image }) => sewn ?? image)].map(digest))),
    ...pieces.map(({ category, wearing }) => `${category} ${wearing?.isBack ?? false}`),
  ].join(' ')

/** The same only where they are worn in the same way, too. */
export const wornKeyOf = async (photo: Blob, pieces: Piece[]) =>
  `${await keyOf(photo, pieces)} ${JSON.stringify(wishesOf(pieces))}`

export async function digest(blob: Blob) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
