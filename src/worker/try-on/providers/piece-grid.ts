import type { Picture } from '../../pictures/open-picture.ts'
import { resize, type Pixels as Raster } from '../../pictures/pixels.ts'
import type { Pixels } from './cloud-provider.ts'
import { refit, type Shrink } from './shrink-picture.ts'

/** How many pieces stand beside and above each other, by their number. */
const layouts: Record<number, readonly [across: number, down: number]> = {
  2: [2, 1],
  3: [2, 2],
  4: [2, 2],
  5: [3, 2],
  6: [3, 2],
}
export const maxInGrid = 6

/** Two rows of it make at most a megapixel and a half. */
const cell = 600
const margin = 20

const rows = ['upper', 'lower']
const columns: Record<number, readonly string[]> = { 2: ['left', 'right'], 3: ['left', 'middle', 'right'] }

const layoutOf = (count: number) => {
  const layout = layouts[count]
  if (!layout) throw new Error(`${count} pieces in one picture`)
  return layout
}

/** Where a piece stands, in words: 'the upper left'. */
export function placeInGrid(count: number, index: number) {
  const [across, down] = layoutOf(count)
  const column = columns[across]?.[index % across] ?? ''
  return down === 1 ? `the ${column}` : `the ${rows[Math.floor(index / across)]} ${column}`
}

async function rasterOf(picture: Pixels, shrink: Shrink): Promise<Raster> {
  const { decodePicture } = await import('../../pictures/codecs.ts')
  // Always, since a JPEG on white is what comes out of it.
  const decoded = await decodePicture(await shrink(picture, cell))
  if (!decoded) throw new Error('a piece that cannot be decoded')
  const scale = Math.min(1, (cell - 2 * margin) / Math.max(decoded.width, decoded.height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  return resize(decoded, side(decoded.width), side(decoded.height))
}

/** One picture of several pieces, on white, in the order of reading; a single piece as it is. */
export async function gridOf(pictures: Pixels[], shrink: Shrink | null): Promise<Pixels> {
  const [only] = pictures
  if (only && pictures.length === 1) return refit(only, { maxSide: 2 * cell, maxBytes: 2_000_000 }, shrink)
  if (!shrink) throw new Error('several pieces, and nothing that resizes them')
  const [across, down] = layoutOf(pictures.length)
  const [width, height] = [across * cell, down * cell]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const pieces = await Promise.all(pictures.map((picture) => rasterOf(picture, shrink)))
  for (const [i, piece] of pieces.entries()) {
    const left = (i % across) * cell + Math.floor((cell - piece.width) / 2)
    const top = Math.floor(i / across) * cell + Math.floor((cell - piece.height) / 2)
    for (let y = 0; y < piece.height; y++)
      data.set(
        piece.data.subarray(y * piece.width * 4, (y + 1) * piece.width * 4),
        ((top + y) * width + left) * 4,
      )
  }
  const { encodeWebp } = await import('../../pictures/codecs.ts')
  const bytes = await encodeWebp({ width, height, data })
  return refit({ bytes, type: 'image/webp' } satisfies Pick<Picture, 'bytes' | 'type'>, gridLimits, shrink)
}

const gridLimits = { maxSide: 3 * cell, maxBytes: 4_000_000 }
