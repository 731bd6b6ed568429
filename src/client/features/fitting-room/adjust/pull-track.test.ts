import { expect, test } from 'vitest'
import { trackOf } from './pull-track.ts'

const limits = [-0.3, 0.3] as const
const hem = (least: number, most: number) => ({ least: [0.5, least], most: [0.5, most] }) as const
const placeAt = ({ from, to, least, most }: ReturnType<typeof trackOf>, value: number) =>
  from[1] + ((to[1] - from[1]) * (value - least)) / (most - least)

test('a hem in the picture is held where it is, and pulled as far as it can be worn', () => {
  const track = trackOf(hem(0.5, 0.8), limits, 0.02, 0)
  expect([track.least, track.most]).toEqual([-0.3, 0.3])
  expect(placeAt(track, 0)).toBeCloseTo(0.65)
  expect(placeAt(track, 0.3)).toBeCloseTo(0.8)
})

test('it is pulled no farther than the picture goes, and lies where it would without an edge', () => {
  const track = trackOf(hem(0.65, 1.25), limits, 0.02, -0.1)
  expect(track.most).toBe(0)
  expect(track.to[1]).toBeCloseTo(0.95)
  expect(placeAt(track, -0.1)).toBeCloseTo(0.85)
})

test('a hem below the picture is pulled at its edge', () => {
  const track = trackOf(hem(0.8, 1.4), limits, 0.02, 0)
  expect([track.least, track.most]).toEqual([-0.3, 0])
  expect(placeAt(track, 0)).toBeCloseTo(0.95)
  expect(placeAt(track, -0.3)).toBeCloseTo(0.8)
})

test('one that the picture does not show at all keeps its whole way', () => {
  expect(trackOf(hem(1.1, 1.4), limits, 0.02, 0.1)).toMatchObject({ least: -0.3, most: 0.3 })
})
