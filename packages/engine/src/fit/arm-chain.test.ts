import { expect, test } from 'vitest'
import { createLocator, createPlace, type ArmChain } from './arm-chain.ts'

/** Down for 100 px, then level to the left, with half a width of 10 px; her right arm, akimbo. */
const bent: ArmChain = {
  side: 0,
  joints: [
    [100, 100],
    [100, 200],
    [0, 200],
    [-40, 200],
  ],
  alongs: [0.2, 1, 2, 2.4],
  half: () => 10,
}
const placeAt = (x: number, y: number) => {
  const place = createPlace()
  createLocator(bent)(x, y, place)
  return place
}

test('a place knows how far along and across a straight bone it is', () => {
  const middle = placeAt(100, 150)
  expect(middle.along).toBeCloseTo(0.6)
  expect(middle.across).toBeCloseTo(0.5)
  expect(middle.inside).toBeCloseTo(10)
  expect(placeAt(95, 150).across).not.toBeCloseTo(placeAt(105, 150).across)
  expect(placeAt(112, 150).inside).toBeCloseTo(-2)
})

test('an elbow is a corner outside, and not a hose', () => {
  const [round, corner] = [10 / Math.SQRT2, 10.6 / Math.SQRT2]
  expect(placeAt(100 + round, 200 + round).inside).toBeGreaterThan(0.5)
  expect(placeAt(100 + corner, 200 + corner).inside).toBeGreaterThan(0)
  expect(placeAt(109, 209).inside).toBeLessThan(0)
})

test('in the bend one bone goes over into the other', () => {
  const inner = placeAt(92, 192)
  expect(inner.share).toBeGreaterThan(0.3)
  expect(Math.abs(inner.along - inner.other.along)).toBeGreaterThan(0.05)
  expect(placeAt(100, 150).share).toBe(0)
})

test('beyond its ends there is no arm', () => {
  expect(placeAt(100, 95).inside).toBeLessThan(0)
  expect(placeAt(-45, 200).inside).toBeLessThan(0)
})
