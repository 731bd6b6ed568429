import { expect, test } from 'vitest'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import type { Fit } from '../fit/fit.ts'
import { createMannequin } from '../testing/mannequin.ts'
import type { Layer } from '../fit/layer.ts'
import { layBareArm } from './bare-arm.ts'
import { endsWithoutHand } from './hidden-hand.ts'

const dress = { category: 'dresses', half: 'upper', layers: [] as Layer[] } as Fit
const top: Fit = { ...dress, category: 'tops' }

/** None of her hands' skin is seen; trousers are where they are, or what hides her arms. */
function withoutHands(label: number): Body {
  const body = createMannequin()
  const { width } = body.photo
  const skin = { ...body.segments.skin, data: body.segments.skin.data.slice() }
  const labels = body.clothes.labels.slice()
  for (const { joints } of body.arms) {
    const [x, y] = joints[2].map(Math.round)
    for (let v = y - 20; v < y + 45; v++)
      for (let u = x - 20; u < x + 20; u++) {
        skin.data[v * width + u] = 0
        labels[v * width + u] = label
      }
  }
  return { ...body, segments: { ...body.segments, skin }, clothes: { ...body.clothes, labels } }
}

const withHandsInPockets = () => withoutHands(LOWER_CLOTHES)

test('hands that hang are seen under any dress', () => {
  expect(endsWithoutHand(createMannequin(), dress)).toBe(false)
})

test('hands in pockets would be missing from a dress, and are none of a top’s business', () => {
  expect(endsWithoutHand(withHandsInPockets(), dress)).toBe(true)
  expect(endsWithoutHand(withHandsInPockets(), top)).toBe(false)
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
