import type { Body } from '../body/body.ts'
import type { Lengthening } from './hang.ts'
import type { SewnGarment } from './sewn-garment.ts'

/** A top that would end above what it has to cover is cut longer below the armpits, by this at most. */
const LONGEST = 1.45
/** A dress covers as much, in torsos. */
const DRESS = 1.3
const ARMPITS = 0.3
const STRIPS = 6

/** A waist is raised by this at most, and that much over where the old clothes of the lower half begin, in torsos. */
const RAISED = { most: 1.35, over: 0.05 }
/** Where a rise begins, cm. */
const BELOW_PELVIS = 6
/** Heights in the patterns of the trunk and the legs, which are drawn at the mannequin's, cm: armpits, and where a rise begins. */
const PATTERN = { armpit: 124, rise: 84 }

/**
 * How long the cloth is cut for her.
 *
 * @param moved where the piece lies on her, three numbers a node, in the room
 * @param coverTo how far down it has to reach, torso coordinates, px
 * @param wish how long she wants it, beside its own length
 */
export const cutTo = (
  body: Body,
  garment: SewnGarment,
  moved: Float64Array,
  coverTo: number,
  wish: number,
): Lengthening =>
  garment.category === 'bottoms' || garment.category === 'skirts'
    ? cutLower(body, garment, moved, wish)
    : cutUpper(body, garment, moved, coverTo, wish)

function cutUpper(
  body: Body,
  { category, piece }: SewnGarment,
  moved: Float64Array,
  coverTo: number,
  wish: number,
): Lengthening {
  const { frame } = body
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
  const reaches = category === 'outerwear' || lowest <= armpits ? 0 : (wanted - armpits) / (lowest - armpits)
  return { from, inPattern: PATTERN.armpit, below: Math.max(wish, Math.min(LONGEST, reaches)), above: 1 }
}

/** A waist that would lie below the old one is cut higher: of the old one nothing is to be seen. */
function cutLower(body: Body, { piece }: SewnGarment, moved: Float64Array, wish: number): Lengthening {
  const { frame, clothes, figure } = body
  const from = -figure.fitted.stance.at[1] - BELOW_PELVIS
  const cut = { from, inPattern: PATTERN.rise, below: wish, above: 1 }
  const wanted = Math.max(0.6 * frame.torso, clothes.waist - RAISED.over * frame.torso)
  let waist = -Infinity
  for (const { node } of piece.pins) waist = Math.max(waist, torsoPlace(body, moved, node)[1])
  const lowest = Math.min(...piece.pins.map(({ node }) => moved[3 * node + 1]))
  if (clothes.onePiece || waist <= wanted || lowest <= from + 2) return cut
  const above = 1 + (waist - wanted) / figure.fitted.scale / (lowest - from)
  return { ...cut, above: Math.min(RAISED.most, above) }
}

/** Where a place of the room is in her torso's coordinates, px. */
function torsoPlace({ frame, figure }: Body, moved: Float64Array, node: number) {
  const { camera } = figure.fitted
  const depth = -moved[3 * node + 2]
  const x = (camera.focal * moved[3 * node]) / depth + camera.x
  const y = (camera.focal * -moved[3 * node + 1]) / depth + camera.y
  return frame.fromPhoto(x, y)
}
