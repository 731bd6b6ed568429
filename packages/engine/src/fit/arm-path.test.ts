import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import type { Point } from '../geometry/math.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { createArmPath } from './arm-path.ts'

const body = createMannequin()

/** The mannequin with her right arm, the picture's left, bent otherwise. */
function withArm(elbow: Point, wrist: Point): Body {
  const [right, left] = body.arms
  const [shoulder, , , fingers] = right.joints
  return { ...body, arms: [{ ...right, joints: [shoulder, elbow, wrist, fingers] }, left] }
}

test('a raised forearm bends outwards, a hanging arm and a hand on the hip do not', () => {
  expect(createArmPath(body, 0).bendsOutwards).toBe(false)
  expect(createArmPath(withArm([70, 180], [118, 232]), 0).bendsOutwards).toBe(false)
  expect(createArmPath(withArm([65, 150], [100, 95]), 0).bendsOutwards).toBe(true)
})

test('a raised forearm’s elbow is reached from the other side of the path', () => {
  const path = createArmPath(body, 0)
  expect(path.measureReach(1, 0, 60, -1)).toBeGreaterThan(5)
  expect(path.measureReach(1, 0, 60, -1)).toBeLessThan(30)
})
