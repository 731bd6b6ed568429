import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formats, keptFile, keptOf, published, widths, type Format, type Kind, type Picture } from './kept.ts'

/** How much each codec keeps, 1 to 100; `alpha` is WebP's. */
type Quality = { webp: number; alpha: number; avif: number }

const ofBoards: Quality = { webp: 74, alpha: 85, avif: 54 }
const qualities: Record<Kind, Quality> = {
  garments: { webp: 74, alpha: 85, avif: 54 },
  objects: { webp: 62, alpha: 70, avif: 50 },
  posts: ofBoards,
  presets: ofBoards,
  collections: ofBoards,
  looks: ofBoards,
}

/** What is made beside a kept picture. */
function madeFiles({ kind, folder }: Picture) {
  const kept = keptOf(kind)
  return widths.flatMap((width) =>
    formats
      .filter((format) => width !== kept.width || format !== kept.format)
      .map((format) => ({ width, format, path: join(published, folder, `${width}.${format}`) })),
  )
}

/**
 * A codec's noise in what is clear or opaque is seen by nobody, and costs a third of the bytes if it is encoded once more. True where
 * all is opaque.
 */
function clean(rgba: Buffer) {
  let least = 255
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] ?? 0
    if (alpha < 6) rgba[i] = rgba[i + 1] = rgba[i + 2] = rgba[i + 3] = 0
    else if (alpha > 249) rgba[i + 3] = 255
    least = Math.min(least, rgba[i + 3] ?? 0)
  }
  return least === 255
}

/** What else sharp tells of its pixels is of the way there: colours that are not premultiplied any more would be divided once more. */
const shapeOf = ({ width, height }: { width: number; height: number }) =>
  ({ width, height, channels: 4 }) as const

/** Whoever reads it meanwhile has the former file or the new one. */
async function write(path: string, bytes: Uint8Array) {
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

/**
 * Makes the other widths and the other format of a kept picture. What it says of itself goes along: a look says that it was made
 * with AI. Returns the files.
 */
export async function makePictures(picture: Picture) {
  const { default: sharp } = await import('sharp')
  // Pictures are made beside each other, one a core.
  sharp.concurrency(1)
  const quality = qualities[picture.kind]
  const file = keptFile(picture)
  const { xmpAsString } = await sharp(file).metadata()
  const kept = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  clean(kept.data)
  const made = Map.groupBy(madeFiles(picture), ({ width }) => width)
  for (const [width, files] of made) {
    const sized = await sharp(kept.data, { raw: shapeOf(kept.info) })
      .resize(width)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isOpaque = clean(sized.data)
    const open = () => {
      const opened = sharp(sized.data, { raw: shapeOf(sized.info) })
      const marked = xmpAsString ? opened.withXmp(xmpAsString) : opened
      return isOpaque ? marked.removeAlpha() : marked
    }
    const encode: Record<Format, () => Promise<Buffer>> = {
      webp: () => open().webp({ quality: quality.webp, alphaQuality: quality.alpha, effort: 3 }).toBuffer(),
      avif: () => open().avif({ quality: quality.avif, effort: 1 }).toBuffer(),
    }
    for (const { format, path } of files) await write(path, await encode[format]())
  }
  return [...made.values()].flat().map(({ path }) => path)
}
