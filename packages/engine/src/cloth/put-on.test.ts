import { boneNames } from '../body/model/model.ts'
import { turnBone } from '../body/model/pose-skeleton.ts'
import { describe, expect, test } from 'vitest'
import { dummy, fit, mannequin, mannequinStance, nodesOf } from '../testing/fitting-room.ts'
import { sampleGarment } from '../testing/sample-garment.ts'
import { putOn } from './put-on.ts'
import { stand } from './standing-dummy.ts'

const tee = sampleGarment('white-tee', 'tops', [255, 255, 255])
const { at, bound } = fit(tee)
/** The longest way that any of some nodes has gone from where it was meant to be. */
const farthest = (nodes: Iterable<number>, moved: Float64Array, meant = at) => {
  let most = 0
  for (const n of nodes)
    most = Math.max(most, Math.hypot(...[0, 1, 2].map((axis) => moved[3 * n + axis] - meant[3 * n + axis])))
  return most
}
const all = Array.from({ length: at.length / 3 }, (_, node) => node)

describe('a tee that goes from the mannequin', () => {
  test('to the mannequin stays where it is', () => {
    expect(farthest(all, putOn(bound, at, mannequin, mannequin))).toBeLessThan(1e-3)
  })

  test('to the mannequin 10 cm beside it is shifted, and to one who has turned it turns along', () => {
    const beside = mannequinStance()
    beside.at[0] += 10
    const shifted = at.map((value, i) => (i % 3 ? value : value + 10))
    expect(farthest(all, putOn(bound, at, mannequin, stand(dummy, beside)), shifted)).toBeLessThan(1e-3)

    const turned = mannequinStance()
    turnBone(turned.turns, boneNames.indexOf('pelvis'), 0, 0.5, 0)
    const wearer = stand(dummy, turned)
    const [x0, , z0] = mannequin.joints
    const [sin, cos] = [Math.sin(0.5), Math.cos(0.5)]
    const round = Float64Array.from(at, (value, i) => {
      const [x, z] = [at[i - (i % 3)] - x0, at[i - (i % 3) + 2] - z0]
      return i % 3 === 0 ? x0 + cos * x + sin * z : i % 3 === 2 ? z0 + cos * z - sin * x : value
    })
    expect(farthest(all, putOn(bound, at, mannequin, wearer), round)).toBeLessThan(1e-3)
  })

  test('to one who lifts her left arm follows it with its right sleeve alone', () => {
    const lifted = mannequinStance()
    turnBone(lifted.turns, boneNames.indexOf('upperarm_l'), 0, 0, 0.8)
    const wearer = stand(dummy, lifted)
    const moved = putOn(bound, at, mannequin, wearer)
    expect(farthest(nodesOf(tee, /armLeft/), moved)).toBeLessThan(1e-3)
    const [shoulder, elbow] = (['upperarm_l', 'lowerarm_l'] as const).map(
      (name) => 3 * boneNames.indexOf(name),
    )
    const away = (places: Float64Array, node: number, joints: Float64Array, joint: number) =>
      Math.hypot(...[0, 1, 2].map((axis) => places[3 * node + axis] - joints[joint + axis]))
    // What of the trunk's cloth is far from the shoulder does not move.
    const trunk = nodesOf(tee, /trunk/).filter((node) => away(at, node, mannequin.joints, shoulder) > 20)
    expect(trunk.length).toBeGreaterThan(1000)
    expect(farthest(trunk, moved)).toBeLessThan(0.15)
    // The sleeve's end is as far from either end of the arm as it was.
    const end = nodesOf(tee, /armRight/).filter((node) => away(at, node, mannequin.joints, shoulder) > 16)
    expect(end.length).toBeGreaterThan(50)
    for (const node of end) {
      for (const joint of [shoulder, elbow])
        expect(
          Math.abs(away(moved, node, wearer.joints, joint) - away(at, node, mannequin.joints, joint)),
        ).toBeLessThan(0.5)
      expect(moved[3 * node + 1]).toBeGreaterThan(at[3 * node + 1] + 5)
    }
  })
})
