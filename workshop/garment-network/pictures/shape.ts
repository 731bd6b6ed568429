import { arms } from '@cabine/engine/drapery/mannequin-body.ts'
import type { Carrier } from '@cabine/engine/drapery/sewn.ts'
import { clamp, mix, smoothstep } from '@cabine/engine/drapery/scalar.ts'
import type { HungGarment } from './piece.ts'

export type Random = () => number
export const between = (random: Random, low: number, high: number) => low + random() * (high - low)
export const chance = (random: Random, share: number) => random() < share
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]

/** How a training piece varies: its cut, how it is laid down, the turns of its sleeves and legs. Lengths in cm. */
export type Shape = {
  /** 0 as it hangs on somebody, 1 as it lies flat. */
  flat: number
  width: number
  flare: number
  length: number
  /** Heights between which the trunk and the legs are made longer: from here down. */
  lengthenFrom: number
  depth: number
  /** Nothing of trunk and legs below this height, nothing of sleeves beyond this far down the arm. */
  hemCut: number
  sleeveCut: number
  sleeveWidth: number
  /** Turns of each sleeve outwards, radians, at the shoulder and at the elbow. */
  sleeves: Record<'armLeft' | 'armRight', { lift: number; bend: number; isOver: boolean }>
  legs: number
  /** The front's neckline is cut this far below the neck points, cm; 0 leaves it. */
  neckDepth: number
  neckPower: number
  neckWiden: number
}

export function drawShape(random: Random, piece: HungGarment, isWorn: boolean): Shape {
  const isUpper = piece.landmarks.kind === 'upper'
  const lift = between(random, -0.25, isWorn ? 0.35 : chance(random, 0.5) ? 0.4 : 1.1)
  const bend = isWorn ? 0 : between(random, -0.6, 0.25)
  const sleeve = () => ({
    lift: lift + between(random, -0.15, 0.15),
    bend: bend + between(random, -0.2, 0.2),
    isOver: false,
  })
  const sleeves = { armLeft: sleeve(), armRight: sleeve() }
  if (!isWorn && chance(random, 0.08)) {
    const folded = pick(random, [sleeves.armLeft, sleeves.armRight])
    Object.assign(folded, { lift: between(random, -1.1, -0.5), bend: between(random, -1, 0), isOver: true })
  }
  const ys = extentOf(piece)
  const armpit = piece.landmarks.kind === 'upper' ? piece.landmarks.armpit.left[1] : ys.high
  const room = armpit - ys.low
  const flat = isWorn ? 0 : chance(random, 0.3) ? between(random, 0, 0.3) : between(random, 0.6, 1.05)
  return {
    flat,
    width: between(random, isWorn ? 0.97 : 0.86, isWorn ? 1.08 : 1.22),
    flare: isWorn ? 0 : between(random, -0.08, 0.3) * random(),
    length: between(random, isWorn ? 0.95 : 0.8, isWorn ? 1.05 : 1.2),
    lengthenFrom: isUpper ? armpit - 3 : ys.high - 14,
    depth: isWorn ? 1 : mix(1, 0.25, clamp(flat)),
    hemCut: chance(random, 0.35) ? ys.low + room * between(random, 0, isUpper ? 0.4 : 0.6) : -Infinity,
    sleeveCut: chance(random, 0.35) ? between(random, 8, 52) : chance(random, 0.08) ? -4 : Infinity,
    sleeveWidth: isWorn ? 1 : mix(1, 1.3, clamp(flat)) * between(random, 0.85, 1.2),
    sleeves,
    legs: isWorn ? 0 : between(random, -0.05, 0.2),
    neckDepth:
      isUpper && !piece.isFrontOpen && chance(random, 0.4)
        ? between(random, 3, chance(random, 0.2) ? 26 : 15)
        : 0,
    neckPower: pick(random, [1.1, 1.6, 2.2, 3]),
    neckWiden: between(random, -1, 1.5),
  }
}

function extentOf({ sewn: { at }, carrierOf }: HungGarment) {
  let [low, high] = [Infinity, -Infinity]
  carrierOf.forEach((carrier, node) => {
    if (carrier.startsWith('arm')) return
    low = Math.min(low, at[3 * node + 1])
    high = Math.max(high, at[3 * node + 1])
  })
  return { low, high }
}

/** Where a place of the mannequin's space comes to. */
export function move(
  shape: Shape,
  flatness: Float32Array,
  at: ArrayLike<number>,
  carrier: Carrier,
  along: number,
) {
  let [x, y, z] = [at[0], at[1], at[2]]
  const lowered = Math.max(0, shape.lengthenFrom - y)
  const isArm = carrier === 'armLeft' || carrier === 'armRight'
  if (isArm) {
    const side = carrier === 'armLeft' ? 'left' : 'right'
    const turn = shape.sleeves[carrier]
    const { shoulder, elbow } = arms[side]
    const outwards = side === 'left' ? -1 : 1
    const share = smoothstep(-4, 12, along)
    ;[x, y] = widened(x, y, shoulder, elbow, 1 + (shape.sleeveWidth - 1) * share)
    const lower = smoothstep(26, 34, along)
    ;[x, y] = turned(x, y, elbow, outwards * turn.bend * lower)
    ;[x, y] = turned(x, y, shoulder, outwards * turn.lift * share)
    if (turn.isOver) z += 40 * share
    // The armhole goes with the trunk that is made wider.
    const at0 = shoulder[1]
    x += (widthAt(shape, flatness, at0, 0) - 1) * shoulder[0]
    return [x, y, z * shape.depth]
  }
  x *= widthAt(shape, flatness, y, lowered)
  if (carrier === 'legLeft' || carrier === 'legRight') {
    const outwards = carrier === 'legLeft' ? -1 : 1
    ;[x, y] = turned(x, y, [outwards * 9, 86], outwards * shape.legs * smoothstep(88, 70, y))
  }
  y -= lowered * (shape.length - 1)
  return [x, y, z * shape.depth]
}

function widthAt(shape: Shape, flatness: Float32Array, y: number, lowered: number) {
  const row = clamp(y / 2, 0, flatness.length - 1.001)
  const i = Math.floor(row)
  const ratio = mix(flatness[i], flatness[i + 1], row - i)
  return (1 + (ratio - 1) * shape.flat) * shape.width * (1 + (shape.flare * lowered) / 60)
}

function turned(x: number, y: number, around: readonly number[], angle: number) {
  const [dx, dy] = [x - around[0], y - around[1]]
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [around[0] + c * dx - s * dy, around[1] + s * dx + c * dy]
}

function widened(x: number, y: number, from: readonly number[], to: readonly number[], by: number) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [wx, wy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const along = (x - from[0]) * wx + (y - from[1]) * wy
  const [fx, fy] = [from[0] + along * wx, from[1] + along * wy]
  return [fx + (x - fx) * by, fy + (y - fy) * by]
}
