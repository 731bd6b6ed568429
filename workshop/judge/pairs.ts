import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { listGarments, type GarmentFile } from '../../scripts/engine-harness/inputs.ts'

/** Where a sleeve ends on the arm: 0 the shoulder, 1 the elbow, 2 the wrist; null where nobody has measured it. */
const piece = v.object({ name: v.string(), sleeve: v.optional(v.nullable(v.number()), null) })
const pieceLists = v.object({ samples: v.array(piece), lowers: v.array(piece), uploads: v.array(piece) })

/** What `prepare.py` found of a photograph. */
const prepared = v.array(
  v.object({
    photo: v.string(),
    file: v.string(),
    /** The cut-out of what she wears above the waist, or in one piece, where there is enough of it. */
    own: v.nullable(v.object({ file: v.string(), category: v.picklist(['tops', 'outerwear', 'dresses']) })),
  }),
)

export type Pair = {
  photo: string
  file: string
  kind: 'sample' | 'upload' | 'put back'
  garment: GarmentFile
  sleeve: number | null
}

/**
 * Who wears what: of each photograph her own piece put back on her, two sample pieces, one for below the waist and one
 * from a picture. Each list is gone through in its order, so that the same photographs wear the same pieces on any day.
 */
export async function choosePairs(
  folder: string,
  lists: { samples: string; uploads: string },
): Promise<Pair[]> {
  const chosen = v.parse(
    pieceLists,
    JSON.parse(await readFile(join(import.meta.dirname, 'pieces.json'), 'utf8')),
  )
  const photos = v.parse(prepared, JSON.parse(await readFile(join(folder, 'photos.json'), 'utf8')))
  const known = (await Promise.all([lists.samples, lists.uploads].map(listGarments))).flat()
  const garmentOf = (name: string) => {
    const garment = known.find((one) => one.name === name)
    if (!garment) throw new Error(`no such garment: ${name}`)
    return garment
  }
  return photos.flatMap(({ photo, file, own }, index) => {
    const turn = <T>(list: T[], offset = 0) => list[(index + offset) % list.length]
    const wear = (kind: Pair['kind'], { name, sleeve }: v.InferOutput<typeof piece>): Pair => ({
      photo,
      file,
      kind,
      garment: garmentOf(name),
      sleeve,
    })
    const half = Math.floor(chosen.samples.length / 2)
    return [
      ...(own ? [putBack(photo, file, own.file, own.category)] : []),
      wear('sample', turn(chosen.samples)),
      wear('sample', turn(chosen.samples, half)),
      wear('sample', turn(chosen.lowers)),
      wear('upload', turn(chosen.uploads)),
    ]
  })
}

const putBack = (photo: string, file: string, own: string, category: WornCategory): Pair => ({
  photo,
  file,
  kind: 'put back',
  garment: { file: own, name: 'own', category },
  sleeve: null,
})
