import { arms } from '../../drapery/mannequin-body.ts'
import { expect, test } from 'vitest'
import { mannequin } from './mannequin.ts'
import { boneNames } from './model.ts'
import { poseSkeleton } from './pose-skeleton.ts'
import { shippedFigure } from '../../testing/shipped-figure.ts'

const { stance, scale } = mannequin(shippedFigure)
/** Before a camera y is down and z away; the mannequin's y is up and its z towards us. */
const turned = (places: ArrayLike<number>, i: number) =>
  [places[3 * i], -places[3 * i + 1], -places[3 * i + 2]].map((value) => value * scale)

test('the figure of the mannequin bends its arms where the mannequin does: her left is the right one of the picture', () => {
  const { joints } = poseSkeleton(shippedFigure, stance)
  const away = (name: (typeof boneNames)[number], place: readonly number[]) =>
    Math.hypot(...turned(joints, boneNames.indexOf(name)).map((value, axis) => value - place[axis]))
  for (const [side, arm] of [
    ['l', arms.right],
    ['r', arms.left],
  ] as const) {
    expect(away(`lowerarm_${side}`, arm.elbow)).toBeLessThan(1.5)
    expect(away(`hand_${side}`, arm.wrist)).toBeLessThan(1.5)
  }
})
