import { mix } from '../../drapery/scalar.ts'
import {
  bustTape,
  hipsTape,
  isTrunk,
  measure,
  restOf,
  shoulderWidth,
  waistTape,
  type Tape,
} from '../model/tape-measures.ts'
import { landmarkNumbers, type LandmarkName } from '../model/landmark-names.ts'
import { boneNames, type FigureModel } from '../model/model.ts'
import { placeVertices } from '../model/pose-skeleton.ts'
import type { MeasureName } from '../../contract/measure-names.ts'
import { project } from './camera.ts'
import type { Evidence } from './evidence.ts'
import type { FittedFigure } from './fit-figure.ts'
import type { Size } from '../../raster/plane.ts'
import { NO_BONE } from './view.ts'

/** A length as a share of her height, and how far off, in the same unit, it is at most in two photos of three. */
export type ToldMeasure = { share: number; doubt: number }

/** What a photo tells. What is not in it, or hidden, is left out; so are arms, which the figure has shorter than people. */
export type BodyMeasures = Partial<Record<MeasureName, ToldMeasure>>

/**
 * What 196 fits to known bodies were off, as shares of the truth (`body-measures.test.ts` draws such bodies): by how
 * much too large in the middle, since clothes stand off, and two thirds' distance from that.
 */
const found = {
  bust: { skin: { bias: 0.008, doubt: 0.031 }, cloth: { bias: 0.039, doubt: 0.049 } },
  waist: { skin: { bias: 0.012, doubt: 0.028 }, cloth: { bias: 0.076, doubt: 0.072 } },
  hips: { skin: { bias: 0.005, doubt: 0.017 }, cloth: { bias: 0.049, doubt: 0.056 } },
  shoulders: { skin: { bias: 0, doubt: 0.03 }, cloth: { bias: 0.013, doubt: 0.03 } },
  inseam: { skin: { bias: 0, doubt: 0.02 }, cloth: { bias: 0, doubt: 0.02 } },
}
type Told = keyof typeof found

/** In 100 more fits: without her feet, or without her knees too, clothes make her larger still: times the bias under cloth. */
const CUT = { feet: 1.4, knees: 2 }
/** Cloth that stands off so far, cm, tells nothing of what is under it. */
const LOOSE = 8
/** Half of the band of skin under a tape, cm. */
const BAND = 2.5
/** Less of her below a tape than this, cm, does not bind the figure there. */
const BELOW = 6
/** So far within her outline, cm, it is looked at what hides it. */
const WITHIN = 1.5

const arms = new Set(
  boneNames.flatMap((name, bone) => (/^(?:upperarm|lowerarm|hand)/.test(name) ? [bone] : [])),
)

/**
 * @param fitted to the evidence
 * @param bone of the fitted figure, a value a pixel, as `FigureView` has it
 */
export function tellMeasures(
  model: FigureModel,
  fitted: FittedFigure,
  evidence: Evidence,
  bone: Uint8Array,
): BodyMeasures {
  const rest = restOf(model, fitted.stance.shape)
  const { inseam, height } = measure(model, rest)
  const projected = project(fitted.camera, placeVertices(model, fitted.stance))
  const cut = isSeen(evidence, 'ankle') ? 1 : isSeen(evidence, 'knee') ? CUT.feet : CUT.knees
  const tell = (name: Told, length: number, cloth: number) => {
    const { skin, cloth: dressed } = found[name]
    const share = length / height / (1 + mix(skin.bias, dressed.bias * cut, cloth))
    return { [name]: { share, doubt: share * mix(skin.doubt, dressed.doubt, cloth) } }
  }
  const girth = (name: Told, tape: Tape) => {
    const ends = endsOf(model, rest, projected, tape)
    const gaps = ends.map((end) => gapAt(evidence, bone, end, fitted.scale))
    const isSeenThere = gaps.every((gap) => gap !== undefined)
    if (!isSeenThere || gaps[0] + gaps[1] > 2 * LOOSE) return {}
    return tell(name, tape.girth, clothBetween(evidence, bone, ends))
  }
  return {
    ...girth('bust', bustTape(model, rest)),
    ...girth('waist', waistTape(model, rest)),
    ...girth('hips', hipsTape(model, rest)),
    ...(isSeen(evidence, 'shoulder') ? tell('shoulders', shoulderWidth(model, rest), 1) : {}),
    ...(isSeen(evidence, 'hip') && isSeen(evidence, 'ankle') ? tell('inseam', inseam, 1) : {}),
  }
}

/** Both of a pair, in the picture. */
function isSeen({ pose, size }: Evidence, joint: 'shoulder' | 'hip' | 'knee' | 'ankle') {
  return (['l', 'r'] as const).every((side) => {
    const { x, y, seen } = pose.joints[landmarkNumbers[`${joint}_${side}` satisfies LandmarkName]]
    return seen > 0.5 && x > 0 && y > 0 && x < size.width && y < size.height
  })
}

/** Where a tape leaves her outline in the picture. */
type End = { x: number; y: number; out: -1 | 1 }

function endsOf(model: FigureModel, rest: Float32Array, projected: Float32Array, { y }: Tape): [End, End] {
  let [left, right] = [-1, -1]
  for (let vertex = 0; vertex < rest.length / 3; vertex++) {
    if (Math.abs(rest[3 * vertex + 1] - y) > BAND || !isTrunk(model, vertex)) continue
    if (left < 0 || projected[2 * vertex] < projected[2 * left]) left = vertex
    if (right < 0 || projected[2 * vertex] > projected[2 * right]) right = vertex
  }
  const at = (vertex: number, out: End['out']) => ({
    x: projected[2 * vertex],
    y: projected[2 * vertex + 1],
    out,
  })
  return [at(left, -1), at(right, 1)]
}

const isArm = (bone: Uint8Array, at: number) => arms.has(bone[at])

/** How far cloth stands off there, cm. Undefined beyond the picture, and behind hair or a bag. */
function gapAt({ size, segments }: Evidence, bone: Uint8Array, { x, y, out }: End, scale: number) {
  const { clothes, hair, other } = segments
  const pixel = (cm: number) => pixelAt(size, x + out * cm * scale, y)
  const inner = pixel(-WITHIN)
  if (inner === undefined || y + BELOW * scale > size.height || hair.data[inner] + other.data[inner] > 127)
    return undefined
  const isLoose = (at: number | undefined) => at !== undefined && clothes.data[at] > 127 && !isArm(bone, at)
  let gap = 0
  while (gap < 2 * LOOSE + 1 && isLoose(pixel(gap + 1))) gap++
  return gap
}

/** How much of what lies under a tape, her arms left out, is cloth, 0 to 1. */
function clothBetween({ size, segments }: Evidence, bone: Uint8Array, [left, right]: [End, End]) {
  let [cloth, seen] = [0, 0]
  for (let x = Math.ceil(left.x); x < right.x; x++) {
    const at = pixelAt(size, x, mix(left.y, right.y, (x - left.x) / (right.x - left.x)))
    if (at === undefined || bone[at] === NO_BONE || isArm(bone, at)) continue
    seen++
    if (segments.clothes.data[at] > segments.skin.data[at]) cloth++
  }
  return seen > 0 ? cloth / seen : 1
}

function pixelAt({ width, height }: Size, x: number, y: number) {
  const [column, row] = [Math.round(x), Math.round(y)]
  return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : undefined
}
