import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { keptFile, wornBy, type Picture, type SamplePiece } from '../../product.ts'
import { editorialCollections } from '../editorial/collections.ts'
import { posts } from '../editorial/posts.ts'
import { presets } from '../editorial/presets.ts'

/** A picture that is composed of other pictures. */
export interface BoardPlan extends Picture {
  style: 'board' | 'rail'
  /** Width by height. */
  aspect: number
  pieces: string[]
  /** The colour of the paper; without one it is the shop's own. */
  ground?: string
  isMirrored?: boolean
}

/** Goes up when a change of the layout or of the light asks for new pictures. */
const edition = 1

export const boards: BoardPlan[] = [
  ...presets.map(({ id, garments, objects, isMirrored }): BoardPlan => ({
    kind: 'presets',
    folder: `presets/${id}`,
    style: 'board',
    aspect: 3 / 4,
    pieces: [...garments, ...objects],
    isMirrored,
  })),
  ...posts
    .filter(({ id }) => !(id in wornBy))
    .map(({ id, aspect, items, isMirrored }): BoardPlan => ({
      kind: 'posts',
      folder: `posts/${id}`,
      style: 'board',
      aspect,
      pieces: items,
      isMirrored,
    })),
  ...editorialCollections.flatMap(({ slug, picture }) =>
    picture
      ? [
          {
            kind: 'collections' as const,
            folder: `collections/${slug}`,
            aspect: 4 / 5,
            ...picture,
          },
        ]
      : [],
  ),
]

/** Changes with the plan and with every picture in it: what it was when a board was painted stands in scripts/sample-shop/data/boards.json. */
export function digestOf(plan: BoardPlan, range: ReadonlyMap<string, SamplePiece>) {
  const hash = createHash('sha256').update(JSON.stringify([edition, plan]))
  for (const id of plan.pieces) {
    const piece = range.get(id)
    if (!piece) throw new Error(`${plan.folder} shows a piece that is not there: ${id}`)
    const kind = piece.frameHeightCm ? 'garments' : 'objects'
    hash.update(readFileSync(keptFile({ kind, folder: `${kind}/${id}` })))
  }
  return hash.digest('hex').slice(0, 16)
}
