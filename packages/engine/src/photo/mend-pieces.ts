import { findComponents } from '../raster/components.ts'
import { createMask } from '../raster/plane.ts'
import type { LitBody } from './clothes-holes.ts'
import { LOWER_CLOTHES, NO_CLOTHES, UPPER_CLOTHES } from './clothes-labels.ts'

/** What the upper clothes end below, and the lower begin at, torso coordinates, px. */
type Edges = { hem: number; waist: number }

/** A patch of which so much lies on an arm is the end of a sleeve. */
const ON_ARM = 0.5

/**
 * What a reading network takes for another piece, but what no clothes are: trousers between a coat and its own hem, a patch
 * of a top within a skirt, one of a skirt within a top. `pieces` is changed in place.
 */
export function mendPieces(scene: LitBody, pieces: Uint8Array, edges: Edges, onePiece: boolean): Edges {
  const mended = edges.hem > edges.waist ? { hem: edges.hem, waist: edges.hem } : edges
  if (mended !== edges) raise(scene, pieces, edges.hem)
  for (const kind of [UPPER_CLOTHES, LOWER_CLOTHES]) joinPatches(scene, pieces, kind, mended.waist, onePiece)
  return mended
}

/** Clothes hang over what is worn below them: all above the upper ones' hem is theirs. */
function raise({ photo, frame }: LitBody, pieces: Uint8Array, hem: number) {
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++)
      if (pieces[i] === LOWER_CLOTHES && frame.fromPhoto(x, y)[1] < hem) pieces[i] = UPPER_CLOTHES
}

type Patch = { pixels: number; onArm: number; highest: number; lowest: number; touches: Map<number, number> }

/** Patches of upper clothes wholly below the waist, and of lower clothes wholly above it, are of the piece around them. */
function joinPatches(
  { photo, frame, arms }: LitBody,
  pieces: Uint8Array,
  kind: number,
  waist: number,
  onePiece: boolean,
) {
  const { width, height } = photo
  const mask = createMask(photo)
  for (let i = 0; i < pieces.length; i++) mask.data[i] = pieces[i] === kind ? 255 : 0
  const { labels, sizes } = findComponents(mask)
  const patches = sizes.map((): Patch => ({
    pixels: 0,
    onArm: 0,
    highest: Infinity,
    lowest: -Infinity,
    touches: new Map(),
  }))
  const place = { distance: 0, along: 0, across: 0 }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] === 0) continue
      const patch = patches[labels[i]]
      const fy = frame.fromPhoto(x, y)[1]
      patch.pixels++
      patch.highest = Math.min(patch.highest, fy)
      patch.lowest = Math.max(patch.lowest, fy)
      if (arms.some((arm) => arm.locate(x, y, place) && place.along > 0.5 && place.distance < 1))
        patch.onArm++
      for (const k of [i - 1, i + 1, i - width, i + width]) {
        const other = pieces[k] ?? NO_CLOTHES
        if (other !== NO_CLOTHES && other !== kind)
          patch.touches.set(other, (patch.touches.get(other) ?? 0) + 1)
      }
    }
  const joined = patches.map(({ pixels, onArm, highest, lowest, touches }) => {
    const isAstray = kind === UPPER_CLOTHES ? highest > waist : lowest < waist && !onePiece
    if (!isAstray || onArm > ON_ARM * pixels) return kind
    return [...touches].reduce((most, next) => (next[1] > most[1] ? next : most), [kind, 0])[0]
  })
  for (let i = 0; i < pieces.length; i++) if (labels[i] > 0) pieces[i] = joined[labels[i]]
}
