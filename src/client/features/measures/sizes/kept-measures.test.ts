import { expect, test } from 'vitest'
import { measuresOf, type KeptMeasures } from './kept-measures.ts'

const kept: KeptMeasures = {
  heightCm: null,
  unit: 'cm',
  told: { measures: { bust: { share: 0.55, doubt: 0.03 }, waist: { share: 0.42, doubt: 0.03 } }, at: 0 },
  own: {},
}

test('without her height the photo tells no centimetres', () => {
  expect(measuresOf(kept)).toEqual({})
})

test('with it, what the photo told becomes centimetres, and so does its doubt', () => {
  const { bust } = measuresOf({ ...kept, heightCm: 160 })
  expect(bust?.cm).toBeCloseTo(88)
  expect(bust?.doubtCm).toBeCloseTo(4.8)
  expect(bust?.isOwn).toBe(false)
})

test('what she says herself goes before the photo, and is surer', () => {
  expect(measuresOf({ ...kept, heightCm: 160, own: { bust: 92, inseam: 76 } })).toMatchObject({
    bust: { cm: 92, doubtCm: 1, isOwn: true },
    waist: { isOwn: false },
    inseam: { cm: 76, isOwn: true },
  })
})
