import { describe, expect, test } from 'vitest'
import type { Pose } from '../models/pose.ts'
import { createTorsoFrame } from './frame.ts'
import { measurePosture } from './posture.ts'

const photo = { width: 600, height: 1000 }
type Place = [x: number, y: number, z: number]

/** Metres around the hips: she stands, arms a little apart, facing us. */
const standing: Record<number, Place> = {
  0: [0, -0.65, -0.1],
  11: [0.17, -0.48, 0],
  12: [-0.17, -0.48, 0],
  13: [0.24, -0.22, 0],
  14: [-0.24, -0.22, 0],
  15: [0.28, 0, -0.02],
  16: [-0.28, 0, -0.02],
  23: [0.1, 0, 0],
  24: [-0.1, 0, 0],
  25: [0.1, 0.42, 0],
  26: [-0.1, 0.42, 0],
  27: [0.1, 0.82, 0.02],
  28: [-0.1, 0.82, 0.02],
}

/** As a camera far away would see it, 500 px a metre. */
function poseOf(changes: Record<number, Place> = {}): Pose {
  const places = { ...standing, ...changes }
  const world = Array.from({ length: 33 }, (_, n) => {
    const [x, y, z] = places[n] ?? places[0]
    return { x, y, z }
  })
  return { world, joints: world.map(({ x, y }) => ({ x: 300 + 500 * x, y: 450 + 500 * y, seen: 1 })) }
}

const measure = (changes?: Record<number, Place>) => {
  const pose = poseOf(changes)
  return measurePosture(pose, photo, createTorsoFrame(pose.joints))
}

test('who stands has a spine and thighs that hang, and straight knees', () => {
  const { spine, lean, thighs, knees, forearmsAcross } = measure()
  for (const angle of [spine, lean, thighs, knees]) expect(angle).toBeLessThan(8)
  expect(forearmsAcross).toBe(0)
})

test('thighs towards the camera are level, though the photo shows them short', () => {
  const { thighs, knees, kneeDrop } = measure({
    25: [0.12, 0.1, -0.4],
    26: [-0.12, 0.1, -0.4],
    27: [0.12, 0.5, -0.38],
    28: [-0.12, 0.5, -0.38],
  })
  expect(thighs).toBeGreaterThan(70)
  expect(knees).toBeGreaterThan(60)
  expect(kneeDrop).toBeLessThan(0.4)
})

test('a bow towards the camera leans without slanting in the photo', () => {
  const { spine, lean } = measure({ 11: [0.17, -0.12, -0.45], 12: [-0.17, -0.12, -0.45] })
  expect(spine).toBeLessThan(5)
  expect(lean).toBeGreaterThan(65)
})

test('knees and ankles that the photo cuts off say nothing', () => {
  const pose = poseOf({ 25: [0.12, 0.1, -0.4], 26: [-0.12, 0.1, -0.4] })
  for (const number of [25, 26]) pose.joints[number].seen = 0.2
  expect(measurePosture(pose, photo, createTorsoFrame(pose.joints))).toMatchObject({
    thighs: 0,
    knees: 0,
    kneeDrop: Infinity,
  })
})

describe('a forearm', () => {
  const wrists: [string, Place, number][] = [
    ['lies across the body', [0.12, -0.2, -0.2], 1],
    ['is held before the chest, a phone in the hand', [-0.1, -0.35, -0.25], 0],
    ['is behind the back', [0.12, -0.1, 0.2], 0],
  ]
  test.each(wrists)('%s', (_, wrist, count) => {
    expect(measure({ 16: wrist }).forearmsAcross).toBe(count)
  })
})

test('head down is 180 degrees', () => {
  const turned = Object.fromEntries(
    Object.entries(standing).map(([n, [x, y, z]]): [string, Place] => [n, [-x, -y, z]]),
  )
  expect(measure(turned).spine).toBeCloseTo(180)
})
