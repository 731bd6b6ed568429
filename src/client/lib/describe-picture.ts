import weightsUrl from '#shared/alike/alike.bin?url'
import kindsUrl from '#shared/alike/kinds.bin?url'
import { categoryShares } from '#shared/alike/categories.ts'
import { encode } from '#shared/alike/code.ts'
import { kindSeen, kindShares } from '#shared/alike/kinds.ts'
import { describe, lengths } from '#shared/alike/network.ts'
import { prepare, type Pixels } from '#shared/alike/prepare.ts'
import { readWeights, type Weights } from '#shared/alike/weights.ts'

/** Finer than the network sees: it takes means itself, as the Worker does with the shop's pictures. */
const maxPixels = 320

/** It is no picture, or of a kind that this browser cannot read. */
export class Unreadable extends Error {}

async function fetchFile(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return await response.arrayBuffer()
}

/** Fetched once; where that fails, the next picture asks again. */
function kept<T>(url: string, readFile: (file: ArrayBuffer) => T) {
  let read: Promise<T> | undefined
  return () =>
    (read ??= fetchFile(url)
      .then(readFile)
      .catch((error: unknown) => {
        read = undefined
        throw error
      }))
}

const weights = kept(weightsUrl, (file): Weights => readWeights(file, lengths))
const kindWeights = kept(kindsUrl, (file) => new Float32Array(file))

async function pixelsOf(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Unreadable()
  })
  const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Unreadable()
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/**
 * How sure the network is of each of `kinds`. Throws as `describePicture` does.
 *
 * @param alone the piece alone, where that can be had
 */
export async function kindsOfPicture(file: Blob, alone: Blob | null) {
  const [own, ofKinds, picture, piece] = await Promise.all([
    weights(),
    kindWeights(),
    pixelsOf(file),
    alone && pixelsOf(alone),
  ])
  return kindShares(kindSeen(prepare(picture), piece && prepare(piece), own), ofKinds)
}

/** How sure the network is of each of the shop's categories, in their order. Throws as `describePicture` does. */
export async function categoriesOfPicture(file: Blob) {
  const [own, pixels] = await Promise.all([weights(), pixelsOf(file)])
  return categoryShares(describe(prepare(pixels), own), own)
}

/** The code of a picture: made here, so that the picture itself is sent nowhere. Throws Unreadable, or where the weights cannot be had. */
export async function describePicture(file: Blob) {
  const [own, pixels] = await Promise.all([weights(), pixelsOf(file)])
  return encode(describe(prepare(pixels), own))
}
