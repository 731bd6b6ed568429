import type { Body } from '../body/body.ts'
import { sides, sideSign, type Side } from '../photo/frame.ts'
import { isPerson } from '../fit/arm-path.ts'
import { pointOnChain } from '../fit/arm-chain.ts'
import { findArm } from '../fit/place-arm.ts'
import { add } from '../geometry/math.ts'

/** Where along an arm trunk cloth is held back by it, from below the armpit to the wrist. */
const HOLDS = { from: 0.3, to: 2, step: 0.02 }
/** So far beyond an arm, in shoulder widths, the ground behind her begins where nothing else of her is beside it. */
const GROUND = 0.15
/** Cloth goes so far under an arm, in its half widths outwards of its middle. */
const UNDER = 0.4
/** Below her hips, in torsos, skirts hang beside hands. */
const HIPS = 1.05
/** Above and below what an arm holds cloth may stand out by so much more a row. */
const SLANT = 0.7

/**
 * Moves what the figure's trunk wears, where it would stand out beyond an arm that hangs beside her, back under that arm:
 * the photo has the ground there.
 *
 * @param seen places before the camera, three numbers each: px of the photo with y up, and a depth; changed in place
 */
export function withinArms(body: Body, seen: Float64Array, isOnTrunk: (place: number) => boolean) {
  for (const side of sides) {
    const most = mostOutwards(body, side)
    if (!most) continue
    const sign = sideSign(side)
    for (let place = 0, i = 0; i < seen.length; place++, i += 3) {
      const row = Math.round(-seen[i + 1])
      if (row < 0 || row >= most.length || sign * seen[i] <= most[row] || !isOnTrunk(place)) continue
      seen[i] = sign * most[row]
    }
  }
  return seen
}

const known = new WeakMap<Body, (Float64Array | undefined)[]>()

/** How far outwards cloth may reach in each row of the photo; whatever she wears, it is the same. */
function mostOutwards(body: Body, side: Side) {
  const found = known.get(body) ?? sides.map((one) => findMost(body, one))
  known.set(body, found)
  return found[side]
}

function findMost(body: Body, side: Side): Float64Array | undefined {
  const arm = findArm(body, side)
  if (!arm) return undefined
  const { photo, frame } = body
  const sign = sideSign(side)
  const most = new Float64Array(photo.height).fill(-Infinity)
  const isFree = new Uint8Array(photo.height)
  for (let along = HOLDS.from; along < HOLDS.to; along += HOLDS.step) {
    const { at } = pointOnChain(arm.chain, along)
    const row = Math.round(at[1])
    if (row < 0 || row >= photo.height || frame.fromPhoto(...at)[1] > HIPS * frame.torso) continue
    const half = arm.chain.half(along)
    const outer = sign * at[0] + UNDER * half
    if (outer < most[row]) continue
    most[row] = outer
    const ground = add(at, [sign, 0], half + GROUND * frame.shoulders)
    isFree[row] = isPerson(body, ground) ? 0 : 1
  }
  for (let row = 0; row < most.length; row++) if (!isFree[row]) most[row] = Infinity
  // From row to row it changes little: rows without a bound have their neighbours', slanting away.
  for (let row = 1; row < most.length; row++) most[row] = Math.min(most[row], most[row - 1] + SLANT)
  for (let row = most.length - 2; row >= 0; row--) most[row] = Math.min(most[row], most[row + 1] + SLANT)
  return most
}
