import type { SewnPiece } from '../drapery/sewn.ts'
import type { Body } from '../body/body.ts'
import { mixPoints } from '../geometry/math.ts'
import type { EndsAt, Wearing } from '../contract/wearing.ts'
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
 * @param length how much longer she wants it
 * @param endsAt where a piece of which there is only a picture ends instead
 */
export const cutTo = (
  body: Body,
  garment: SewnGarment,
  moved: Float64Array,
  coverTo: number,
  { length, endsAt }: Pick<Wearing, 'length' | 'endsAt'>,
): Lengthening => {
  const wish = 1 + length
  const end = endsAt && garment.cutFrom ? endOf(body, garment, endsAt) : undefined
  return garment.category === 'bottoms' || garment.category === 'skirts'
    ? cutLower(body, garment, moved, wish, end)
    : cutUpper(body, garment, moved, coverTo, wish, end)
}

function cutUpper(
  body: Body,
  { category, piece }: SewnGarment,
  moved: Float64Array,
  coverTo: number,
  wish: number,
  end: number | undefined,
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
    const strip = stripOf(body, across)
    if (strip in strips) strips[strip] = Math.max(strips[strip], height)
    if (height > armpits) from = Math.max(from, moved[3 * node + 1])
  })
  const lowest = Math.min(...strips)
  const reaches = category === 'outerwear' || lowest <= armpits ? 0 : (wanted - armpits) / (lowest - armpits)
  const cut = { from, inPattern: PATTERN.armpit, above: 1 }
  if (end === undefined || lowest <= armpits)
    return { ...cut, below: Math.max(wish, Math.min(LONGEST, reaches)) }
  const below = (wish * (Math.max(end, coverTo) - armpits)) / (lowest - armpits)
  return { ...cut, below: recut(below) }
}

/** A waist that would lie below the old one is cut higher: of the old one nothing is to be seen. */
function cutLower(
  body: Body,
  { piece }: SewnGarment,
  moved: Float64Array,
  wish: number,
  end: number | undefined,
): Lengthening {
  const { frame, clothes, figure } = body
  const from = -figure.fitted.stance.at[1] - BELOW_PELVIS
  const below = end === undefined ? wish : wish * reachTo(body, piece, moved, from, end)
  const cut = { from, inPattern: PATTERN.rise, below, above: 1 }
  const wanted = Math.max(0.6 * frame.torso, clothes.waist - RAISED.over * frame.torso)
  let waist = -Infinity
  for (const { node } of piece.pins) waist = Math.max(waist, torsoPlace(body, moved, node)[1])
  const lowest = Math.min(...piece.pins.map(({ node }) => moved[3 * node + 1]))
  if (waist <= wanted || lowest <= from + 2) return cut
  const above = 1 + (waist - wanted) / figure.fitted.scale / (lowest - from)
  return { ...cut, above: Math.min(RAISED.most, above) }
}

/** How much longer the cloth below a height of the room has to be to end at a torso coordinate. */
function reachTo(body: Body, piece: SewnPiece, moved: Float64Array, from: number, end: number) {
  const strips = new Float64Array(STRIPS).fill(-Infinity)
  let begin = -Infinity
  for (let node = 0; node < piece.clothNodes; node++) {
    const [across, height] = torsoPlace(body, moved, node)
    if (moved[3 * node + 1] > from) begin = Math.max(begin, height)
    const strip = stripOf(body, across)
    if (strip in strips) strips[strip] = Math.max(strips[strip], height)
  }
  const hem = Math.min(...strips.filter((lowest) => lowest > begin))
  return hem > begin && hem < Infinity ? recut((end - begin) / (hem - begin)) : 1
}

/** Which strip from one side to the other a place is in. */
const stripOf = ({ frame }: Body, across: number) =>
  Math.floor((across / frame.shoulders + 0.4) * (STRIPS / 0.8))

/** Where tops end, in torsos, and skirts: bones of the leg and shares of them. */
const TOP_ENDS = { crop: 0.72, hip: 1.05, long: 1.4 }
const SKIRT_ENDS = { mini: 0.55, knee: 1.02, midi: 1.6, maxi: 1.95 }
/** Cloth that a picture was misread for is cut shorter or longer by this at most. */
const RECUT = { least: 0.3, most: 3 }
const recut = (by: number) => Math.min(RECUT.most, Math.max(RECUT.least, by))

/** Where a piece is to end, torso coordinates, px; undefined where that is not said of its kind. */
function endOf({ frame, legs }: Body, { category }: SewnGarment, endsAt: EndsAt): number | undefined {
  if (category === 'skirts' || category === 'dresses') {
    if (!(endsAt in SKIRT_ENDS)) return undefined
    const share = SKIRT_ENDS[endsAt as keyof typeof SKIRT_ENDS]
    const bone = share < 1 ? 0 : 1
    const heights = legs.map(
      ({ joints }) => frame.fromPhoto(...mixPoints(joints[bone], joints[bone + 1], share - bone))[1],
    )
    return Math.max(...heights)
  }
  return endsAt in TOP_ENDS ? TOP_ENDS[endsAt as keyof typeof TOP_ENDS] * frame.torso : undefined
}

/** Where a place of the room is in her torso's coordinates, px. */
function torsoPlace({ frame, figure }: Body, moved: Float64Array, node: number) {
  const { camera } = figure.fitted
  const depth = -moved[3 * node + 2]
  const x = (camera.focal * moved[3 * node]) / depth + camera.x
  const y = (camera.focal * -moved[3 * node + 1]) / depth + camera.y
  return frame.fromPhoto(x, y)
}
