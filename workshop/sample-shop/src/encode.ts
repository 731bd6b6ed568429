import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { keptFile, keptOf, makePictures, type Picture } from './product.ts'

/** An uncompressed picture: RGBA, 8 bits, alpha not premultiplied. */
export interface Raw {
  width: number
  height: number
  rgba: Uint8Array | Uint8ClampedArray
}

const open = ({ width, height, rgba }: Raw) => sharp(rgba, { raw: { width, height, channels: 4 } })

/** How much each codec keeps, 1 to 100; `alpha` is WebP's. */
const garmentQuality = { webp: 74, alpha: 85, avif: 54 }

/** Writes the one file of a picture that is kept, and makes its other widths and its other format. */
export async function writePicture(picture: Picture, raw: Raw, quality = garmentQuality) {
  const { width, format } = keptOf(picture.kind)
  const file = keptFile(picture)
  await mkdir(dirname(file), { recursive: true })
  const resized = sharp(await open(raw).resize(width).png().toBuffer())
  const encoded =
    format === 'webp'
      ? resized.webp({
          quality: quality.webp,
          alphaQuality: quality.alpha,
          effort: 5,
          smartSubsample: true,
        })
      : resized.avif({ quality: quality.avif, effort: 2 })
  await encoded.toFile(file)
  await makePictures(picture)
}

/** The mean colour of what is opaque, '#rrggbb': stands in while the picture loads. */
export function meanColour({ rgba }: Raw) {
  const sum = [0, 0, 0]
  let count = 0
  for (let i = 0; i < rgba.length; i += 4) {
    if (rgba[i + 3] < 250) continue
    for (let k = 0; k < 3; k++) sum[k] += rgba[i + k]
    count++
  }
  return `#${sum
    .map((s) =>
      Math.round(s / Math.max(1, count))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Writes a picture in the one size that it was taken in, as `<width>.webp`. */
export async function writeView(folder: string, picture: Raw) {
  await mkdir(folder, { recursive: true })
  await open(picture)
    .webp({ quality: 68, alphaQuality: 85, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${picture.width}.webp`))
}

/** A list as JSON, one entry a line: a change of a piece is a change of a line. */
export const inLines = (entries: object[]) =>
  `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
