import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export const widths = [320, 640, 960] as const

/** An uncompressed picture: RGBA, 8 bits, alpha not premultiplied. */
export interface Raw {
  width: number
  height: number
  rgba: Uint8Array | Uint8ClampedArray
}

const open = ({ width, height, rgba }: Raw) => sharp(rgba, { raw: { width, height, channels: 4 } })

/** How much each codec keeps, 1 to 100; `alpha` is WebP's. */
const garmentQuality = { webp: 74, alpha: 85, avif: 54 }

/** Writes `<width>.webp` and `<width>.avif` into `folder`; returns their bytes. */
export async function writeSizes(
  folder: string,
  picture: Raw,
  sizes: readonly number[],
  quality = garmentQuality,
) {
  await mkdir(folder, { recursive: true })
  let bytes = 0
  for (const width of sizes) {
    const resized = await open(picture).resize(width).png().toBuffer()
    for (const [format, data] of [
      [
        'webp',
        await sharp(resized)
          .webp({ quality: quality.webp, alphaQuality: quality.alpha, effort: 5, smartSubsample: true })
          .toBuffer(),
      ],
      ['avif', await sharp(resized).avif({ quality: quality.avif, effort: 2 }).toBuffer()],
    ] as const) {
      await writeFile(join(folder, `${width}.${format}`), data)
      bytes += data.length
    }
  }
  return bytes
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
