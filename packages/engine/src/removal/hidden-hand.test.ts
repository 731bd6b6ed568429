import { expect, test } from 'vitest'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import type { Fit } from '../fit/fit.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { withoutHands } from '../testing/without-hands.ts'
import type { Layer } from '../fit/layer.ts'
import { layBareArm } from './bare-arm.ts'
import { endsWithoutHand, hasHandInTrousers } from './hidden-hand.ts'

const dress = { category: 'dresses', half: 'upper', layers: [] as Layer[] } as Fit
const top: Fit = { ...dress, category: 'tops' }

const withHandsInPockets = () => withoutHands(LOWER_CLOTHES)

test('hands that hang are seen under any dress', () => {
  expect(endsWithoutHand(createMannequin(), dress)).toBe(false)
})

test('hands in pockets would be missing from a dress, and are none of a top’s business', () => {
  expect(endsWithoutHand(withHandsInPockets(), dress)).toBe(true)
  expect(endsWithoutHand(withHandsInPockets(), top)).toBe(false)
  expect([createMannequin(), withHandsInPockets()].map(hasHandInTrousers)).toEqual([false, true])
})

test('hands in the pockets of a coat that goes would be missing, unless what is new hides where they were', () => {
  const hidden = withoutHands(UPPER_CLOTHES)
  expect(endsWithoutHand(hidden, top)).toBe(true)
  const { width, height } = hidden.photo
  const everywhere = {
    left: 0,
    top: 0,
    width,
    height,
    data: new Uint8ClampedArray(4 * width * height).fill(255),
  }
  expect(endsWithoutHand(hidden, { ...top, layers: [everywhere as Layer] })).toBe(false)
})

test('before a top an arm goes down into the pocket that has its hand, and ends above one that is behind her', () => {
  expect(layBareArm(withHandsInPockets(), 0)!.end).toBeGreaterThan(2)
  expect(layBareArm(withoutHands(UPPER_CLOTHES), 0)!.end).toBeLessThan(2)
})
