import { expect, test } from 'vitest'
import type { Pose } from '../models/pose.ts'
import { faceOf } from './find-faces.ts'

/** Somebody who stands in front of the camera: her head is 80 px wide, around 200, 100. */
function facing(seen = 1): Pose {
  const joints = Array.from({ length: 33 }, () => ({ x: 200, y: 300, seen }))
  const put = (index: number, x: number, y: number) => (joints[index] = { x, y, seen })
  put(0, 200, 104)
  for (const [index, x] of [
    [1, 212],
    [2, 216],
    [3, 220],
    [4, 188],
    [5, 184],
    [6, 180],
  ] as const)
    put(index, x, 90)
  put(7, 236, 96)
  put(8, 164, 96)
  put(9, 212, 122)
  put(10, 188, 122)
  put(11, 280, 190)
  put(12, 120, 190)
  return { joints, world: [] }
}

const size = { width: 400, height: 800 }

test('a face is found with its hair and its chin', () => {
  const face = faceOf(facing(), size)
  expect(face).toBeDefined()
  if (!face) return
  const [left, right] = [face.left * size.width, (face.left + face.width) * size.width]
  const [top, bottom] = [face.top * size.height, (face.top + face.height) * size.height]
  // Ear to ear, from the hair to below the chin, and not down to the shoulders.
  expect([left < 160, right > 240, top < 50, bottom > 150, bottom < 200]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(face.chin * size.height).toBeGreaterThan(130)
  expect(face.chin * size.height).toBeLessThan(190)
})

test('a face that is turned away, or outside the picture, is none', () => {
  expect(faceOf(facing(0.1), size)).toBeUndefined()
  const { joints, world } = facing()
  const above = joints.map(({ x, y, seen }) => ({ x, y: y - 400, seen }))
  expect(faceOf({ joints: above, world }, size)).toBeUndefined()
})
