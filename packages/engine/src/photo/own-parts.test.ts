import { expect, test } from 'vitest'
import { createSegments, standAt } from '../testing/people.ts'
import { findOwnParts, keepOwnParts } from './own-parts.ts'

const size = { width: 900, height: 600 }
const wearer = standAt(250, 160, 110)

function keepHers(
  others: ReturnType<typeof standAt>[],
  paintMore: (scene: ReturnType<typeof createSegments>) => void,
) {
  const scene = createSegments(size)
  scene.paintPerson(250, 160, 110)
  paintMore(scene)
  return keepOwnParts(scene.segments, findOwnParts(scene.segments, wearer, others))
}

const at = (mask: { data: Uint8Array }, x: number, y: number) => mask.data[y * size.width + x]

test('her clothes, face and hair stay hers', () => {
  const { clothes, face, hair, background } = keepHers([], () => {})
  expect([at(clothes, 250, 300), at(clothes, 165, 300), at(clothes, 250, 570)]).toEqual([255, 255, 255])
  expect([at(face, 250, 90), at(hair, 250, 45), at(background, 250, 300)]).toEqual([255, 255, 0])
})

test('somebody apart from her is background, whether or not the pose network saw them', () => {
  for (const others of [[], [standAt(650, 160, 110)]]) {
    const { clothes, background } = keepHers(others, ({ paintPerson }) => paintPerson(650, 160, 110))
    expect([at(clothes, 650, 300), at(background, 650, 300)]).toEqual([0, 255])
    expect(at(clothes, 250, 300)).toBe(255)
  }
})

test('arm in arm, each keeps what is nearer to the own bones', () => {
  const { clothes } = keepHers([standAt(430, 160, 110)], ({ paintPerson }) => paintPerson(430, 160, 110))
  expect([at(clothes, 250, 300), at(clothes, 300, 300)]).toEqual([255, 255])
  expect([at(clothes, 430, 300), at(clothes, 390, 300)]).toEqual([0, 0])
})

test('a wide skirt is hers to its hem', () => {
  const { clothes } = keepHers([], ({ paint }) => paint('clothes', 140, 420, 220, 120))
  expect([at(clothes, 150, 500), at(clothes, 350, 500)]).toEqual([255, 255])
})

test('a skirt that flies is hers farther than trousers or a bag would be', () => {
  const flying = (share: number) =>
    keepHers([], ({ paint, segments }) => {
      paint('clothes', 250, 480, 230, 40)
      segments.skirt.data.fill(share)
    })
  expect(at(flying(255).clothes, 470, 500)).toBe(255)
  expect(at(flying(0).clothes, 470, 500)).toBe(0)
})
