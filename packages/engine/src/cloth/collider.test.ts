import { carriers } from '../drapery/sewn.ts'
import { boneNames, mainBone } from '../body/model/model.ts'
import { turnBone } from '../body/model/pose-skeleton.ts'
import { describe, expect, test } from 'vitest'
import { dummy, mannequin, mannequinStance, scale } from '../testing/fitting-room.ts'
import { armsBeside, type ArmsBeside } from './arms-beside.ts'
import { createCollider } from './collider.ts'
import { stand, type Standing } from './standing-dummy.ts'

const [TRUNK, ARM_LEFT, , LEG_LEFT] = carriers.map((_, number) => 1 << number)
const { model, carried } = dummy
const vertices = [...carried.keys()]
const boneOf = (vertex: number) => boneNames[mainBone(model, vertex)]
const out = new Float64Array(4)
const NO_ARMS = new Float64Array(0)

/** One node of cloth that begins at a vertex of somebody's skin. */
function nodeAt(
  vertex: number,
  bits: number,
  {
    wearer = mannequin,
    pad = 0,
    arms = NO_ARMS,
  }: { wearer?: Standing; pad?: number; arms?: ArmsBeside } = {},
) {
  const nearest = Uint16Array.of(vertex)
  const padding = new Float32Array(carried.length).fill(pad)
  const collider = createCollider(dummy, wearer, nearest, Uint8Array.of(bits), padding, arms)
  return {
    nearest,
    sample(place: readonly number[]) {
      collider.sample(place[0], place[1], place[2], out, 0)
      return { away: out[0], towards: [...out.subarray(1)] }
    },
  }
}
/** The one of some vertices for which a number is greatest. */
const best = (of: (vertex: number) => boolean, number: (vertex: number) => number) =>
  vertices.filter(of).reduce((a, b) => (number(b) > number(a) ? b : a))
const placeOf = ({ places }: typeof mannequin, vertex: number) => [
  ...places.subarray(3 * vertex, 3 * vertex + 3),
]
const off = (vertex: number, by: number) =>
  placeOf(mannequin, vertex).map((value, axis) => value + by * mannequin.normals[3 * vertex + axis])

describe('skin that cloth lies on', () => {
  const belly = best(
    (vertex) => /spine_01|pelvis/.test(boneOf(vertex)) && Math.abs(mannequin.places[3 * vertex]) < 4,
    (vertex) => mannequin.places[3 * vertex + 2],
  )

  test('knows how far off the belly a place is, how deep in it, and which way out', () => {
    for (const by of [3, 0, -1]) {
      const { away, towards } = nodeAt(belly, TRUNK).sample(off(belly, by))
      expect(Math.abs(away - by)).toBeLessThan(0.3)
      expect(towards[2]).toBeGreaterThan(0.9)
    }
  })

  test('is as much nearer as something is worn on it', () => {
    const bare = nodeAt(belly, TRUNK).sample(off(belly, 3)).away
    expect(nodeAt(belly, TRUNK, { pad: 1.5 }).sample(off(belly, 3)).away).toBeCloseTo(bare - 1.5, 5)
  })

  test('is walked over from the front round the side to the back', () => {
    const node = nodeAt(belly, TRUNK)
    const [, y] = placeOf(mannequin, belly)
    let last = { away: 0, towards: [0, 0, 0] }
    for (let turn = 0; turn <= Math.PI; turn += 0.1)
      last = node.sample([25 * Math.sin(turn), y, 25 * Math.cos(turn)])
    expect(placeOf(mannequin, node.nearest[0])[2]).toBeLessThan(-5)
    expect(last.towards[2]).toBeLessThan(-0.9)
  })

  test('of the left leg is never that of the right, even where cloth goes from one over the crotch to the other', () => {
    const [knee, crotch] = [52, 84].map((height) => height / scale)
    const thigh = best(
      (vertex) => boneOf(vertex) === 'thigh_r',
      (vertex) => mannequin.places[3 * vertex] - Math.abs(mannequin.places[3 * vertex + 1] - knee),
    )
    const path = (bits: number) => {
      const node = nodeAt(thigh, bits)
      const [x, , z] = placeOf(mannequin, thigh)
      let away = 0
      for (let way = -1; way <= 1; way += 0.02)
        away = node.sample([-x * way, crotch + (knee - crotch) * Math.abs(way), z]).away
      return { away, bone: boneOf(node.nearest[0]) }
    }
    expect(path(TRUNK)).toEqual({ away: expect.closeTo(0, 0), bone: 'thigh_l' })
    const own = path(LEG_LEFT)
    expect(own.bone).not.toMatch(/_l$/)
    expect(own.away).toBeGreaterThan(3)
  })
})

test('cloth over a foot or a hand is off the skin that ends above it, however that is turned', () => {
  for (const [bone, bits] of [
    ['calf_r', LEG_LEFT],
    ['lowerarm_r', ARM_LEFT],
  ] as const) {
    const { neighbours } = dummy
    const own = vertices.filter((vertex) => boneOf(vertex) === bone && carried[vertex] & bits)
    const rim = own.filter((vertex) =>
      neighbours.of
        .subarray(neighbours.from[vertex], neighbours.from[vertex + 1])
        .some((other) => carried[other] === 0),
    )
    expect(rim.length).toBeGreaterThan(8)
    const joint = 3 * boneNames.indexOf(bone === 'calf_r' ? 'foot_r' : 'hand_r')
    const above = 3 * boneNames.indexOf(bone)
    const way = [0, 1, 2].map((axis) => mannequin.joints[joint + axis] - mannequin.joints[above + axis])
    for (const vertex of rim) {
      const beyond = placeOf(mannequin, vertex).map(
        (value, axis) => value + (6 * way[axis]) / Math.hypot(...way),
      )
      expect(nodeAt(vertex, bits).sample(beyond).away).toBeGreaterThan(0.5)
    }
  }
})

describe('an arm close beside the trunk', () => {
  const stance = mannequinStance()
  turnBone(stance.turns, boneNames.indexOf('upperarm_l'), 0, 0, -0.28)
  turnBone(stance.turns, boneNames.indexOf('upperarm_r'), 0, 0, 0.28)
  const wearer = stand(dummy, stance)
  const arms = armsBeside(dummy, wearer)

  test.each([
    ['l', 1],
    ['r', -1],
  ] as const)('pushes the trunk’s cloth that is in it (%s) out towards the trunk', (side, sign) => {
    const joint = 3 * boneNames.indexOf(`lowerarm_${side}`)
    const elbow = [...wearer.joints.subarray(joint, joint + 3)]
    const flank = best(
      (vertex) => /spine|pelvis/.test(boneOf(vertex)),
      (vertex) => -Math.hypot(...placeOf(wearer, vertex).map((value, axis) => value - elbow[axis])),
    )
    const node = nodeAt(flank, TRUNK, { wearer, arms })
    const place = elbow.slice()
    expect(node.sample(place).away).toBeLessThan(-2)
    for (let step = 0; step < 20; step++) {
      const { away, towards } = node.sample(place)
      const lack = 0.3 - away
      if (lack > 0) for (let axis = 0; axis < 3; axis++) place[axis] += towards[axis] * Math.min(0.8, lack)
    }
    expect(sign * (elbow[0] - place[0])).toBeGreaterThan(3)
    // It is out of the arm, which is no perfect ball, and not in the trunk.
    expect(nodeAt(flank, TRUNK, { wearer }).sample(place).away).toBeGreaterThan(-0.3)
    const arm = vertices.filter((vertex) => boneOf(vertex).includes(`arm_${side}`))
    const inner = best(
      (vertex) => arm.includes(vertex) && Math.abs(wearer.places[3 * vertex + 1] - place[1]) < 3,
      (vertex) => -sign * wearer.places[3 * vertex],
    )
    expect(sign * (wearer.places[3 * inner] - place[0])).toBeGreaterThan(-1.5)
    // Beside the arm there is room.
    const [x, y, z] = placeOf(wearer, inner)
    expect(node.sample([x - sign * 1.5, y, z]).away).toBeGreaterThan(0.5)
  })

  test('leaves its own sleeve alone', () => {
    const joint = 3 * boneNames.indexOf('lowerarm_r')
    const elbow = [...wearer.joints.subarray(joint, joint + 3)]
    const vertex = best(
      (one) => boneOf(one) === 'lowerarm_r',
      (one) => -Math.hypot(...placeOf(wearer, one).map((value, axis) => value - elbow[axis])),
    )
    expect(nodeAt(vertex, ARM_LEFT, { wearer, arms }).sample(elbow)).toEqual(
      nodeAt(vertex, ARM_LEFT, { wearer }).sample(elbow),
    )
  })
})
