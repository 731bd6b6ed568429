import { carriers, type Carrier, type SewnPiece } from '../drapery/sewn.ts'
import { mix } from '../drapery/scalar.ts'
import type { Measures } from '../body/model/tape-measures.ts'
import { boneNames, type BoneName } from '../body/model/model.ts'
import type { Grade, Lengths } from './hang.ts'
import type { SewnGarment } from './sewn-garment.ts'
import type { Standing } from './standing-dummy.ts'

/** cm between two sizes, round the body. */
const SIZE_STEP = 4
/** How much longer cloth is cut from size to size. */
const LENGTH_STEP = 0.008

/** The size that fits her, as steps from the mannequin's. */
export function sizeFor(mannequin: Measures, onWearer: Measures, garment: SewnGarment) {
  const at =
    garment.category === 'bottoms' || garment.category === 'skirts'
      ? (['waist', 'hips'] as const)
      : (['bust'] as const)
  return Math.round(Math.max(...at.map((name) => (onWearer[name] - mannequin[name]) / SIZE_STEP)))
}

/** A coat holds what is under it together. */
const HELD = 0.88

export function gradeOf(mannequin: Measures, steps: number, isUnder: boolean): Grade {
  return {
    across: (1 + (SIZE_STEP * steps) / mannequin.bust) * (isUnder ? HELD : 1),
    along: 1 + LENGTH_STEP * steps,
  }
}

/** Bones from joint to joint that tell how long a carrier is. */
const measuredOn: Record<Carrier, BoneName[]> = {
  trunk: ['pelvis', 'neck_01'],
  armLeft: ['upperarm_r', 'lowerarm_r', 'hand_r'],
  armRight: ['upperarm_l', 'lowerarm_l', 'hand_l'],
  legLeft: ['thigh_r', 'calf_r', 'foot_r'],
  legRight: ['thigh_l', 'calf_l', 'foot_l'],
}
/** Cloth follows a longer or shorter limb by this share: her size is cut for it. */
const CUT_FOR = 0.85

/** A sleeve's pattern longer than this is meant to reach the wrist, where it ends so far beyond the bone, cm. */
const LONG_SLEEVE = 42
const BEYOND_WRIST = 1

/** Of a sleeve that is pushed up to the elbow this is left below the shoulder. */
const PUSHED = 0.56

/**
 * @param scale of the mannequin's centimetres in the figure's
 * @param pushed how far long sleeves are pushed up, 0 to 1
 */
export function lengthsOf(
  mannequin: Standing,
  wearer: Standing,
  piece: SewnPiece,
  scale: number,
  pushed: number,
): Lengths {
  const length = ({ joints }: Standing, names: BoneName[]) =>
    names.slice(1).reduce((sum, name, i) => {
      const [a, b] = [3 * boneNames.indexOf(names[i]), 3 * boneNames.indexOf(name)]
      return (
        sum + Math.hypot(joints[b] - joints[a], joints[b + 1] - joints[a + 1], joints[b + 2] - joints[a + 2])
      )
    }, 0)
  const of = (carrier: Carrier) => {
    const onWearer = length(wearer, measuredOn[carrier])
    const usual = mix(1, onWearer / length(mannequin, measuredOn[carrier]), CUT_FOR)
    const sleeve = carrier.startsWith('arm') ? sleeveOf(piece, carrier) : 0
    return sleeve > LONG_SLEEVE
      ? Math.min(usual, ((onWearer + BEYOND_WRIST) * scale) / sleeve) * mix(1, PUSHED, pushed)
      : usual
  }
  return Object.fromEntries(carriers.map((carrier) => [carrier, of(carrier)])) as Lengths
}

export const hasLongSleeves = (piece: SewnPiece) =>
  sleeveOf(piece, 'armLeft') > LONG_SLEEVE || sleeveOf(piece, 'armRight') > LONG_SLEEVE

/** How long a sleeve's pattern is, whose top is at 0, cm. */
function sleeveOf({ uv, surfaces, surfaceOf, node, clothNodes }: SewnPiece, carrier: Carrier) {
  let lowest = 0
  surfaceOf.forEach((surface, corner) => {
    if (surfaces[surface].carrier === carrier && node[corner] < clothNodes)
      lowest = Math.min(lowest, uv[2 * corner + 1])
  })
  return -lowest
}
