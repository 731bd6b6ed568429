import { expect, test } from 'vitest'
import { createSegments, standAt } from '../testing/people.ts'
import { findOtherPeople, othersThan } from './other-people.ts'
import { findOwnParts } from './own-parts.ts'

const size = { width: 1000, height: 600 }
const wearer = standAt(250, 160, 110)

function lookAround(paintMore: (scene: ReturnType<typeof createSegments>) => void) {
  const scene = createSegments(size)
  scene.paintPerson(250, 160, 110)
  paintMore(scene)
  return findOtherPeople(scene.segments, findOwnParts(scene.segments, wearer, []), wearer)
}

test('she is alone', () => {
  expect(lookAround(() => {})).toEqual({ faces: 0, doubtful: [] })
})

test('each face near to hers in size counts, even where the figures hang together', () => {
  const { faces } = lookAround(({ paintPerson }) => {
    for (const x of [430, 610, 790, 940]) paintPerson(x, 160, 105)
  })
  expect(faces).toBe(4)
})

test('a passer-by far behind is no company', () => {
  expect(lookAround(({ paintPerson }) => paintPerson(700, 200, 30))).toEqual({ faces: 0, doubtful: [] })
})

test('a face printed on her shirt is no company', () => {
  expect(lookAround(({ paint }) => paint('face', 220, 220, 60, 70)).faces).toBe(0)
})

test('somebody without a face is looked at once more', () => {
  const { faces, doubtful } = lookAround(({ paint }) => paint('clothes', 700, 150, 120, 400))
  expect(faces).toBe(0)
  expect(doubtful).toEqual([{ left: 700, top: 148, right: 820, bottom: 548 }])
})

test('a skeleton drawn twice into one person is one', () => {
  const [twin, friend] = [standAt(262, 168, 115), standAt(600, 160, 110)]
  expect(othersThan(wearer, [wearer, twin, friend])).toEqual([friend])
})
