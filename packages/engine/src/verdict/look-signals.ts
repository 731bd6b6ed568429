import type { PhotoCheck } from '../contract/advice.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { jointNumbers, sides, type JointName } from '../photo/frame.ts'
import type { Fit } from '../fit/fit.ts'

/**
 * What is known of a look that may tell how good it is: plain numbers, from which `judge` makes the chance that it
 * is of use. Areas are shares of her torso's (shoulders × torso).
 */
export type LookSignals = {
  /** How well the worst of the shapes allowed itself to be laid on her, 0 to 1. */
  ease: number
  /** How far a panel is from its natural length, as a logarithm: 0.1 is a tenth longer or shorter. */
  stretch: number
  /** How much of a garment's outline is a guess, 0 to 1. */
  cutoutDoubt: number
  /** Share of the pieces that come without landmarks: a shopper's own, or of a shop's raw picture. */
  unmapped: number
  dress: number
  coat: number
  /** Trousers and skirts. */
  lower: number
  /** How many things are wrong with the photo. */
  photoAdvice: number
  /** How badly the body under the photo covers her. */
  figureMiss: number
  /** How sure the network is of the least sure joint that the pieces hang on, 0 to 1. */
  leastSeen: number
  /** Flexion of the elbow that a sleeve goes round, radians; the more bent one's. */
  elbowBend: number
  /** How far her upper arms are lifted off the trunk, radians; the more lifted one's. */
  armsAway: number
  /** Painted skin of arms, of legs, of neck and chest. */
  paintedArms: number
  paintedLegs: number
  paintedChest: number
  /** Painted skin of limbs that show none of their own: nothing says what it should look like. */
  paintedAlone: number
  /** Where old clothes went and the ground behind her was made up. */
  clearedToGround: number
  /** Old clothes of the half that a new piece replaces, and which still show. */
  oldShown: number
  /** Hair that hangs over the new clothes. */
  hairOver: number
  /** Arms and hands before the new clothes. */
  armsOver: number
}

/** The signals that are areas, as shares of her torso's. */
export type LookAreas = Pick<
  LookSignals,
  | 'paintedArms'
  | 'paintedLegs'
  | 'paintedChest'
  | 'paintedAlone'
  | 'clearedToGround'
  | 'oldShown'
  | 'hairOver'
  | 'armsOver'
>

/** @param areas as `measureAreas` read them before the new clothes were painted */
export function lookSignals(check: PhotoCheck, body: Body, fits: Fit[], areas: LookAreas): LookSignals {
  const isAnyOf = (...categories: Fit['category'][]) =>
    fits.some(({ category }) => categories.includes(category)) ? 1 : 0
  return {
    ease: Math.min(...fits.map(({ ease }) => ease)),
    stretch: Math.max(...fits.map(({ stretch }) => stretch)),
    cutoutDoubt: Math.max(...fits.map(({ doubt }) => doubt)),
    unmapped: fits.filter(({ isMapped }) => !isMapped).length / fits.length,
    dress: isAnyOf('dresses'),
    coat: isAnyOf('outerwear'),
    lower: isAnyOf('bottoms', 'skirts'),
    photoAdvice: check.advice.length,
    figureMiss: body.figure.fitted.miss,
    leastSeen: leastSeen(body, fits),
    elbowBend: Math.max(...sides.map((side) => elbowBend(body, fits, side))),
    armsAway: Math.max(...sides.map((side) => armAway(body, side))),
    ...areas,
  }
}

/** Which of the old clothes make room for a garment. */
export const replacedBy = ({ half }: Fit) => (half === 'lower' ? LOWER_CLOTHES : UPPER_CLOTHES)

const UPPER_JOINTS: JointName[] = ['shoulder', 'elbow', 'wrist', 'hip']
const LOWER_JOINTS: JointName[] = ['hip', 'knee', 'ankle']

function leastSeen({ pose }: Body, fits: Fit[]) {
  const names = fits.flatMap(({ category, half }) => {
    if (half === 'lower') return LOWER_JOINTS
    return category === 'dresses' ? [...UPPER_JOINTS, 'knee' as const] : UPPER_JOINTS
  })
  return Math.min(...names.flatMap((name) => jointNumbers[name].map((number) => pose.joints[number].seen)))
}

function elbowBend(body: Body, fits: Fit[], side: 0 | 1) {
  if (Math.max(...fits.map(({ armCover }) => armCover[side])) < 1) return 0
  return angleBetween(boneOf(body, 'shoulder', 'elbow', side), boneOf(body, 'elbow', 'wrist', side))
}

function armAway(body: Body, side: 0 | 1) {
  return angleBetween(boneOf(body, 'shoulder', 'elbow', side), boneOf(body, 'shoulder', 'hip', side))
}

type Vector = [x: number, y: number, z: number]

function boneOf({ pose: { world } }: Body, from: JointName, to: JointName, side: 0 | 1): Vector {
  const [a, b] = [world[jointNumbers[from][side]], world[jointNumbers[to][side]]]
  return [b.x - a.x, b.y - a.y, b.z - a.z]
}

function angleBetween(a: Vector, b: Vector) {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return Math.acos(Math.min(1, Math.max(-1, dot / (Math.hypot(...a) * Math.hypot(...b) || 1))))
}
