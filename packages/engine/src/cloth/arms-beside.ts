import { mix } from '../drapery/scalar.ts'
import { boneNames, type BoneName } from '../body/model/model.ts'
import type { Dummy, Standing } from './standing-dummy.ts'

/** Balls along her arms that push the trunk's cloth towards the trunk: four numbers each, x, y, z and radius, cm in the room. */
export type ArmsBeside = Float64Array<ArrayBuffer>

/** Balls an arm, from below the armpit to the wrist. */
const BALLS = 14
const FROM_SHOULDER = 13
/** How far beyond the arm's middle a ball's is: cloth that has come through the arm goes back the way it came. */
const BEYOND = { shoulder: 9, wrist: 3 }

export function armsBeside(dummy: Dummy, wearer: Standing): ArmsBeside {
  const known = besides.get(wearer)
  if (known) return known
  const made = findArmsBeside(dummy, wearer)
  besides.set(wearer, made)
  return made
}

/** Whatever she wears, her arms are where they are. */
const besides = new WeakMap<Standing, ArmsBeside>()

function findArmsBeside({ model, carried }: Dummy, { places, joints }: Standing): ArmsBeside {
  const balls: number[] = []
  const jointOf = (name: BoneName) => {
    const bone = 3 * boneNames.indexOf(name)
    return [joints[bone], joints[bone + 1], joints[bone + 2]]
  }
  // Below the hips skirts hang in front of hands, and behind them.
  const hips = (jointOf('thigh_l')[1] + jointOf('thigh_r')[1]) / 2
  for (const side of ['l', 'r'] as const) {
    const chain = [jointOf(`upperarm_${side}`), jointOf(`lowerarm_${side}`), jointOf(`hand_${side}`)]
    for (let ball = 0; ball < BALLS; ball++) {
      const along = ((ball + 0.5) / BALLS) * 2
      const [a, b] = along < 1 ? [chain[0], chain[1]] : [chain[1], chain[2]]
      const t = along < 1 ? along : along - 1
      const at = a.map((value, axis) => value + (b[axis] - value) * t)
      if (Math.hypot(...at.map((value, axis) => value - chain[0][axis])) < FROM_SHOULDER) continue
      if (at[1] < hips) continue
      const trunk = nearestOn(places, at, (vertex) => isTrunk(model, carried, vertex))
      const radius = nearestOn(
        places,
        at,
        (vertex) => (carried[vertex] & (side === 'l' ? 4 : 2)) !== 0 && !isTrunk(model, carried, vertex),
      ).away
      const out = at.map((value, axis) => (value - trunk.at[axis]) / (trunk.away || 1))
      const beyond = mix(BEYOND.shoulder, BEYOND.wrist, along / 2)
      balls.push(...at.map((value, axis) => value + out[axis] * beyond), Math.min(5, radius) + beyond)
    }
  }
  return Float64Array.from(balls)
}

/** The trunk alone lies on no arm's list but the shoulders'. */
function isTrunk({ skinBones, skinShares }: Dummy['model'], carried: Uint8Array, vertex: number) {
  if (!(carried[vertex] & 1)) return false
  let best = 4 * vertex
  for (let k = best + 1; k < 4 * vertex + 4; k++) if (skinShares[k] > skinShares[best]) best = k
  return !/arm|hand/.test(boneNames[skinBones[best]])
}

function nearestOn(places: Float32Array, [x, y, z]: number[], counts: (vertex: number) => boolean) {
  let best = Infinity
  let nearest = 0
  for (let vertex = 0; vertex < places.length / 3; vertex++) {
    const square =
      (places[3 * vertex] - x) ** 2 + (places[3 * vertex + 1] - y) ** 2 + (places[3 * vertex + 2] - z) ** 2
    if (square >= best || !counts(vertex)) continue
    best = square
    nearest = vertex
  }
  return { at: places.subarray(3 * nearest, 3 * nearest + 3), away: Math.sqrt(best) }
}
