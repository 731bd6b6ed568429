import type { Body } from '../body/body.ts'
import type { Lengthening } from './hang.ts'
import type { SewnGarment } from './sewn-garment.ts'

/** A top that would end above what it has to cover is cut longer below the armpits, by this at most. */
const LONGEST = 1.45
/** A dress covers as much, in torsos. */
const DRESS = 1.3
const ARMPITS = 0.3
const STRIPS = 6

/** How much longer the cloth of the trunk is cut, and where from, room height in cm. */
export function lengthenTo(
  body: Body,
  { category, piece }: SewnGarment,
  moved: Float64Array,
  coverTo: number,
): Lengthening | undefined {
  const { frame } = body
  if (category !== 'tops' && category !== 'dresses') return undefined
  const wanted = category === 'dresses' ? Math.max(coverTo, DRESS * frame.torso) : coverTo
  let from = -Infinity
  /** The lowest cloth of strips from one side to the other. */
  const strips = new Float64Array(STRIPS).fill(-Infinity)
  const armpits = ARMPITS * frame.torso
  piece.node.forEach((node, corner) => {
    if (node >= piece.clothNodes || piece.surfaces[piece.surfaceOf[corner]].carrier !== 'trunk') return
    const [across, height] = torsoPlace(body, moved, node)
    const strip = Math.floor((across / frame.shoulders + 0.4) * (STRIPS / 0.8))
    if (strip >= 0 && strip < STRIPS) strips[strip] = Math.max(strips[strip], height)
    if (height > armpits) from = Math.max(from, moved[3 * node + 1])
  })
  const lowest = Math.min(...strips)
  if (lowest >= wanted || lowest <= armpits) return undefined
  return { from, by: Math.min(LONGEST, (wanted - armpits) / (lowest - armpits)), way: 'down' }
}

/** A waist is raised by this at most, and that much over where the old clothes of the lower half begin, in torsos. */
const RAISED = { most: 1.35, over: 0.05 }
/** Where a rise begins, cm. */
const BELOW_PELVIS = 6

/** A waist that would lie below the old one is cut higher: of the old one nothing is to be seen. */
export function raiseTo(body: Body, { piece }: SewnGarment, moved: Float64Array): Lengthening | undefined {
  const { frame, clothes, figure } = body
  if (clothes.onePiece) return undefined
  const wanted = Math.max(0.6 * frame.torso, clothes.waist - RAISED.over * frame.torso)
  let waist = -Infinity
  for (const { node } of piece.pins) waist = Math.max(waist, torsoPlace(body, moved, node)[1])
  const from = -figure.fitted.stance.at[1] - BELOW_PELVIS
  const lowest = Math.min(...piece.pins.map(({ node }) => moved[3 * node + 1]))
  if (waist <= wanted || lowest <= from + 2) return undefined
  const by = 1 + (waist - wanted) / figure.fitted.scale / (lowest - from)
  return { from, by: Math.min(RAISED.most, by), way: 'up' }
}

/** Where a place of the room is in her torso's coordinates, px. */
function torsoPlace({ frame, figure }: Body, moved: Float64Array, node: number) {
  const { camera } = figure.fitted
  const depth = -moved[3 * node + 2]
  const x = (camera.focal * moved[3 * node]) / depth + camera.x
  const y = (camera.focal * -moved[3 * node + 1]) / depth + camera.y
  return frame.fromPhoto(x, y)
}
