import { carriers } from '../drapery/sewn.ts'
import { smoothstep } from '../drapery/scalar.ts'
import { boneNames, type BoneName } from '../body/model/model.ts'
import type { Bound } from './bind-to-body.ts'
import type { SewnGarment } from './sewn-garment.ts'
import type { Standing } from './standing-dummy.ts'

/** Half as wide as the mannequin's neck, cm: a neckline is held where it touches. */
const NECK = 6
/** Above this height shoulders are pinned, cm of the mannequin. */
const SHOULDERS = 128
/** With less play than this nothing is seen of it, cm; farther than the most straps would be off. */
const PLAY = { least: 1.5, most: 7 }
/** Cloth so far below the shoulders stays where it is, cm. */
const GOES_ALONG = 30

/** How far a garment can slide on her shoulders to either side, cm of the mannequin: as far as its neckline is wider than a neck. */
export function playOf({ category, piece }: SewnGarment) {
  const isSewnRound = piece.at.length / 3 > piece.clothNodes
  if ((category !== 'tops' && category !== 'dresses') || isSewnRound) return 0
  const pinned = piece.pins.map(({ node }) => node).filter((node) => piece.at[3 * node + 1] > SHOULDERS)
  if (pinned.length === 0) return 0
  const play = Math.min(PLAY.most, Math.min(...pinned.map((node) => Math.abs(piece.at[3 * node]))) - NECK)
  return play < PLAY.least ? 0 : play
}

const arms: [carrier: 'armLeft' | 'armRight', upper: BoneName, lower: BoneName][] = [
  ['armLeft', 'upperarm_r', 'lowerarm_r'],
  ['armRight', 'upperarm_l', 'lowerarm_l'],
]

/**
 * Shifts a garment sideways on her shoulders, its sleeves along her arms.
 *
 * @param at its nodes where they lie on her, in the room, changed in place
 * @param by cm towards the picture's right
 */
export function slide(bound: Bound, wearer: Standing, at: Float64Array, by: number) {
  if (by === 0) return
  const jointOf = (bone: BoneName) =>
    wearer.joints.subarray(3 * boneNames.indexOf(bone), 3 * boneNames.indexOf(bone) + 3)
  const top = (jointOf('upperarm_l')[1] + jointOf('upperarm_r')[1]) / 2
  const sleeves = arms.map(([carrier, upper, lower], side) => {
    const from = jointOf(upper)
    const to = jointOf(lower)
    const arm = [0, 1, 2].map((axis) => to[axis] - from[axis])
    const length = Math.hypot(...arm)
    // Down the arm on the side that it slides to, and up the other.
    const along = (side === 0 ? -by : by) / length
    /** How far down the upper arm a node is, 0 to 1 at the elbow. */
    const downAt = (i: number) =>
      arm.reduce((sum, value, axis) => sum + value * (at[i + axis] - from[axis]), 0) / length ** 2
    return { bit: 1 << carriers.indexOf(carrier), way: arm.map((value) => value * along), downAt }
  })
  for (let i = 0; i < at.length; i += 3) {
    const sleeve = sleeves.find(({ bit }) => bound.bits[i / 3] === bit)
    if (sleeve) {
      // Below the elbow a long sleeve has cloth to spare.
      const share = smoothstep(0.9, 0.1, sleeve.downAt(i))
      for (let axis = 0; axis < 3; axis++) at[i + axis] += share * sleeve.way[axis]
    } else at[i] += by * smoothstep(top - GOES_ALONG, top, at[i + 1])
  }
}
