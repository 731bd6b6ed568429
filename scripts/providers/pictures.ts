import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Pixels } from '#worker/try-on/providers/cloud-provider.ts'
import type { Shrink } from '#worker/try-on/providers/shrink-picture.ts'
import { sniffType } from '#worker/pictures/open-picture.ts'
import { root } from '../local/paths.ts'

/** The model's photo that the site offers to whoever keeps her own to herself. */
const sampleWoman = async () =>
  sharp(join(root, 'scripts/sample-shop/people/kal-visuals.jpg'))
    .resize({ width: 1024, height: 1536, fit: 'inside' })
    .jpeg({ quality: 95 })
    .toBuffer()

const sampleGarment = { id: 'white-tee', category: 'tops' } as const satisfies {
  id: string
  category: GarmentCategory
}

export function pixelsOf(bytes: Buffer): Pixels {
  const copy = new Uint8Array(bytes)
  const type = sniffType(copy)
  if (!type) throw new Error('that file is no picture')
  return { bytes: copy, type }
}

/** What binding IMAGES does in the Worker. */
export const shrinkHere: Shrink = async ({ bytes }, side) =>
  new Uint8Array(
    await sharp(bytes)
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92 })
      .toBuffer(),
  )

/** A run of the samples, or of files on this machine. */
export async function readPictures(paths: {
  person?: string | undefined
  garment?: string | undefined
  draft?: string | undefined
}) {
  const garmentPath = paths.garment ?? join(root, `public/samples/garments/${sampleGarment.id}/960.webp`)
  return {
    person: pixelsOf(paths.person ? await readFile(paths.person) : await sampleWoman()),
    draft: paths.draft ? pixelsOf(await readFile(paths.draft)) : null,
    garment: pixelsOf(await readFile(garmentPath)),
    category: sampleGarment.category,
  }
}
