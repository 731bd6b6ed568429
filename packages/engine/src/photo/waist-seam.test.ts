import { expect, test } from 'vitest'
import { findSeam } from './waist-seam.ts'

const band = { columns: 60, rows: 40 }

/** Scores of a band whose hem is at a row of its own in each column, with exceptions. */
const scoresOf = (
  hemAt: (x: number) => number,
  other: (x: number, y: number) => number | undefined = () => undefined,
) =>
  Float32Array.from({ length: band.columns * band.rows }, (_, k) => {
    const [x, y] = [k % band.columns, Math.floor(k / band.columns)]
    return other(x, y) ?? (y < hemAt(x) ? -0.5 : 0.5)
  })

test('a slanted hem is followed', () => {
  const hemAt = (x: number) => 10 + Math.floor(x / 4)
  const seam = findSeam(band, scoresOf(hemAt), 2)
  for (let x = 0; x < band.columns; x += 10) expect(Math.abs(seam[x] - hemAt(x))).toBeLessThan(2)
})

test('a fold in the shade above a hem, as dark as trousers, stays with the top', () => {
  const scores = scoresOf(
    () => 25,
    (x, y) => (x > 20 && x < 30 && y > 14 && y < 22 ? 0.5 : undefined),
  )
  expect([...findSeam(band, scores, 2)]).toEqual(Array.from({ length: band.columns }, () => 25))
})

test('where nothing is known the line goes on level', () => {
  const scores = scoresOf(
    () => 12,
    (x) => (x > 40 ? 0 : undefined),
  )
  expect(findSeam(band, scores, 2)[55]).toBe(12)
})
