import { expect, test } from 'vitest'
import type { Pose } from '../models/pose.ts'
import { standAt } from '../testing/people.ts'
import { boxesOf, isUpright } from './people-in-picture.ts'

const size = { width: 800, height: 600 }

test('two who stand apart have boxes from left to right that hold each alone', () => {
  const [left, right] = boxesOf([standAt(600, 100, 80), standAt(200, 100, 80)], size)
  const holds = (box: typeof left, x: number) => x / 800 > box.left && x / 800 < box.left + box.width
  expect([holds(left, 200), holds(left, 600), holds(right, 200), holds(right, 600)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('two who stand close share the room between them', () => {
  const [left, right] = boxesOf([standAt(300, 100, 80), standAt(420, 100, 80)], size)
  expect(left.left + left.width).toBeCloseTo(right.left)
})

test('who stands far behind is nobody to choose, nor is a skeleton that was drawn twice', () => {
  expect(boxesOf([standAt(400, 100, 80), standAt(100, 100, 20), standAt(405, 102, 80)], size)).toHaveLength(1)
})

test('who lies in the picture does not stand upright in it', () => {
  const upright = standAt(400, 100, 80)
  const lying: Pose = { ...upright, joints: upright.joints.map(({ x, y, seen }) => ({ x: y, y: x, seen })) }
  expect([upright, lying].map(isUpright)).toEqual([true, false])
})
