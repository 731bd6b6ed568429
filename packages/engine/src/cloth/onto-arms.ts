import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sides, type Side } from '../photo/frame.ts'
import { pointOnChain } from '../fit/arm-chain.ts'
import { STEP } from '../fit/figure-arm.ts'
import { findArm, type FoundArm } from '../fit/place-arm.ts'
import { add, normalise, subtract, type Point } from '../geometry/math.ts'

/** Where along an arm what is on it begins to go with the photo's arm, and does so wholly; 1 is the elbow, 2 the wrist. */
const SHOULDER = { from: 0.2, to: 0.6 }
/** A long sleeve's cuff is so many times as wide as the wrist in it, a coat's over another sleeve; at least so much of what it was, tapering from there on. */
const CUFF = { width: 1.5, overSleeve: 2, least: 0.55, from: 1.1, to: 1.85 }
/** Her own sleeve reaches the wrist, or nearly. */
const LONG = 1.6
/** What is so much wider at its end than below the elbow is cut to flare; and where those are. */
const FLARE = 1.2
const END = [1.8, 2.01] as const
const BELOW_ELBOW = [1.25, 1.5] as const

/** Which arm something is on, and on which of its bones. */
export type OnArm = { side: Side; isFore: boolean }
/** A bone's rungs go on so far beyond its elbow. */
const BEYOND_ELBOW = 0.4

/** The cosine of a bend from which on a forearm lies over its upper arm: in the picture nothing tells there what is on which. */
const FOLDED = -0.15

/** Of a rung of the figure's arm: where it is, and where the photo has it. */
type Step = { along: number; middle: Point; outwards: Point; to: Point }

/**
 * Moves what is on the figure's arms to where the photo's arms are: sleeves end at the hand that is seen, and close on its wrist.
 *
 * @param seen places before the camera, three numbers each: px of the photo with y up, and a depth
 * @param armOf where on an arm each place is, if on one
 * @param isCoat it is worn over the sleeves that she has on
 */
export function ontoArms(
  body: Body,
  seen: Float64Array,
  armOf: (place: number) => OnArm | undefined,
  isCoat = false,
) {
  const moved = seen.slice()
  for (const side of sides) {
    const arm = findArm(body, side)
    if (!arm || isFolded(arm)) continue
    // Of a bent arm what is near to one bone is near to the other too.
    const steps = stepsOf(arm)
    const upper = steps.filter(({ along }) => along < 1 + BEYOND_ELBOW)
    const fore = steps.filter(({ along }) => along > 1 - BEYOND_ELBOW)
    const places: { i: number; step: Step; aside: number }[] = []
    for (let place = 0, i = 0; i < seen.length; place++, i += 3) {
      const on = armOf(place)
      if (on?.side !== side) continue
      const at: Point = [seen[i], -seen[i + 1]]
      const step = nearestOf(on.isFore ? fore : upper, at)
      const [dx, dy] = subtract(at, step.middle)
      places.push({ i, step, aside: dx * step.outwards[0] + dy * step.outwards[1] })
    }
    const cuff = cuffOf(arm, places, isCoat && body.oldCuffs[side] > LONG ? CUFF.overSleeve : CUFF.width)
    for (const { i, step, aside } of places) {
      const share = smoothstep(SHOULDER.from, SHOULDER.to, step.along)
      const closed = aside * (mix(1, cuff, smoothstep(CUFF.from, CUFF.to, step.along)) - 1)
      const [x, y] = add(subtract(step.to, step.middle), step.outwards, closed)
      moved[i] += share * x
      moved[i + 1] -= share * y
    }
  }
  return moved
}

function isFolded({ chain: { joints } }: FoundArm) {
  const [upper, fore] = [subtract(joints[1], joints[0]), subtract(joints[2], joints[1])].map(normalise)
  return upper[0] * fore[0] + upper[1] * fore[1] < FOLDED
}

const stepsOf = ({ rungs, chain }: FoundArm): Step[] =>
  rungs.map(({ along, at, outwards, inner, outer }) => ({
    along,
    outwards,
    middle: add(at, outwards, (inner + outer) / 2),
    to: pointOnChain(chain, Math.max(along, chain.alongs[0])).at,
  }))

function nearestOf(steps: Step[], [x, y]: Point) {
  let nearest = steps[0]
  let least = Infinity
  for (const step of steps) {
    const square = (x - step.middle[0]) ** 2 + (y - step.middle[1]) ** 2
    if (square >= least) continue
    least = square
    nearest = step
  }
  return nearest
}

/** What becomes of a long sleeve's width at its end: 1 where it stays as it is. */
function cuffOf({ chain }: FoundArm, places: { step: Step; aside: number }[], width: number) {
  const halfAt = ([from, to]: readonly [number, number]) => {
    const wide = places
      .filter(({ step: { along } }) => along > from - STEP / 2 && along < to)
      .map(({ aside }) => Math.abs(aside))
      .sort((a, b) => a - b)
    return wide.length ? wide[Math.floor(0.85 * wide.length)] : 0
  }
  const [end, below] = [halfAt(END), halfAt(BELOW_ELBOW)]
  if (end === 0 || end > FLARE * below) return 1
  return clamp((width * chain.half(2)) / end, CUFF.least, 1)
}
