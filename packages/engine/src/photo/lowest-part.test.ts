import { expect, test } from 'vitest'
import { createSegments, standAt } from '../testing/people.ts'
import { createTorsoFrame, jointNumbers } from './frame.ts'
import { areLegsHidden, lowestPart } from './lowest-part.ts'
import { looksAt } from './read-parts.ts'

const size = { width: 500, height: 700 }
const [x, y, shoulders] = [250, 160, 110]

/** Somebody of whose legs the pose network is as sure as this. */
function stand(sure: number) {
  const { joints } = standAt(x, y, shoulders)
  const legs: number[] = [jointNumbers.knee, jointNumbers.ankle, jointNumbers.toe].flat()
  for (const number of legs) joints[number] = { ...joints[number], seen: sure }
  const scene = createSegments(size)
  scene.paintPerson(x, y, shoulders)
  return { ...scene, joints, frame: createTorsoFrame(joints) }
}

test('legs under a skirt to the floor are hidden, those in trousers are not, and those of half a photo are not there', () => {
  const skirt = stand(0.2)
  expect(areLegsHidden(skirt.joints, size, skirt.frame, skirt.segments)).toBe(true)
  expect(lowestPart(skirt.joints, size, skirt.frame)).toBe('hips')
  const trousers = stand(0.9)
  expect(areLegsHidden(trousers.joints, size, trousers.frame, trousers.segments)).toBe(false)
  expect(lowestPart(trousers.joints, size, trousers.frame)).toBe('ankles')
  const half = { width: size.width, height: 400 }
  expect(areLegsHidden(skirt.joints, half, skirt.frame, skirt.segments)).toBe(false)
})

test('behind a table legs are guessed, too, but there is no cloth', () => {
  const { joints, frame, segments, paint } = stand(0.2)
  paint('background', 0, y + 2 * shoulders, size.width, size.height)
  expect(areLegsHidden(joints, size, frame, segments)).toBe(false)
})

test('the whole figure is looked at, whatever hides its legs', () => {
  const bottomOf = (sure: number) => {
    const { joints, frame } = stand(sure)
    const [{ top, height }] = looksAt(size, joints, frame)
    return top + height
  }
  expect(bottomOf(0.2)).toBe(bottomOf(0.9))
})

test('she is looked at whole, in a mirror, and closer; who is seen to her hips twice', () => {
  const { joints, frame } = stand(0.9)
  const [whole, middle, upper] = looksAt(size, joints, frame)
  expect([whole, middle, upper].map(({ isMirrored }) => isMirrored ?? false)).toEqual([false, true, false])
  expect(middle.height).toBeLessThan(whole.height)
  expect(upper.height).toBeLessThanOrEqual(middle.height)
  expect(Math.abs(middle.left + middle.width / 2 - whole.left - whole.width / 2)).toBeLessThan(1)
  const half = looksAt({ width: size.width, height: 400 }, joints, frame)
  expect(half.map(({ isMirrored }) => isMirrored ?? false)).toEqual([false, true])
  expect(half[1].height).toBe(half[0].height)
})
