import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import type { Garment } from '../garment/garment.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { layBareArm } from './bare-arm.ts'
import { endsWithoutHand } from './hidden-hand.ts'

const dress = { category: 'dresses' } as Garment
const top = { category: 'tops' } as Garment

/** None of her hands' skin is seen; trousers are where they are, or what hides her arms. */
function withoutHands(label: number): Body {
  const body = createMannequin()
  const { width } = body.photo
  const skin = { ...body.segments.skin, data: body.segments.skin.data.slice() }
  const labels = body.clothes.labels.slice()
  for (const { joints } of body.arms) {
    const [x, y] = joints[2].map(Math.round)
    for (let v = y - 20; v < y + 20; v++)
      for (let u = x - 20; u < x + 20; u++) {
        skin.data[v * width + u] = 0
        labels[v * width + u] = label
      }
  }
  return { ...body, segments: { ...body.segments, skin }, clothes: { ...body.clothes, labels } }
}

const withHandsInPockets = () => withoutHands(LOWER_CLOTHES)

test('hands that hang are seen under any dress', () => {
  expect(endsWithoutHand(createMannequin(), dress.category)).toBe(false)
})

test('hands in pockets would be missing from a dress, and are none of a top’s business', () => {
  expect(endsWithoutHand(withHandsInPockets(), dress.category)).toBe(true)
  expect(endsWithoutHand(withHandsInPockets(), top.category)).toBe(false)
})

test('before a top an arm goes down into the pocket that has its hand, and ends above one that is behind her', () => {
  expect(layBareArm(withHandsInPockets(), 0)!.end).toBeGreaterThan(2)
  expect(layBareArm(withoutHands(UPPER_CLOTHES), 0)!.end).toBeLessThan(2)
})
