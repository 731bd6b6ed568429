import { expect, test } from 'vitest'
import { createMask } from '../raster/plane.ts'
import { piecesApart } from './apart.ts'

const size = { width: 60, height: 40 }

function maskOf(...boxes: [left: number, top: number, width: number, height: number][]) {
  const mask = createMask(size)
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y++)
      mask.data.fill(255, y * size.width + left, y * size.width + left + width)
  return mask
}

const area = ({ data }: { data: ArrayLike<number> }) => Array.from(data).filter((value) => value > 127).length

test('two pieces that lie apart are told, the larger one first, each alone and with how far it reaches', () => {
  const found = piecesApart(maskOf([2, 2, 10, 20], [30, 5, 20, 30]))
  expect(found.map(({ extent }) => extent)).toEqual([
    { left: 30, top: 5, right: 49, bottom: 34 },
    { left: 2, top: 2, right: 11, bottom: 21 },
  ])
  expect(found.map(({ alpha }) => area(alpha))).toEqual([600, 200])
})

test('one piece is no choice, nor is one with what is small beside it', () => {
  expect(piecesApart(maskOf([2, 2, 30, 30]))).toEqual([])
  expect(piecesApart(maskOf([2, 2, 30, 30], [50, 2, 4, 6]))).toEqual([])
  expect(piecesApart(maskOf())).toEqual([])
})

test('a heap of pieces is no choice', () => {
  const grid = (count: number) =>
    Array.from({ length: count }, (_, n): [number, number, number, number] => [
      6 * (n % 9),
      10 * Math.floor(n / 9),
      4,
      8,
    ])
  expect(piecesApart(maskOf(...grid(8)))).toHaveLength(8)
  expect(piecesApart(maskOf(...grid(9)))).toEqual([])
})

test('the stripes of one piece are no pieces', () => {
  expect(piecesApart(maskOf([5, 2, 40, 4], [5, 10, 40, 4], [5, 18, 40, 4]))).toEqual([])
})

test('the soft edge of a piece goes with it', () => {
  const mask = maskOf([2, 2, 10, 20], [30, 5, 20, 30])
  mask.data[2 * size.width + 12] = 90
  const [, smaller] = piecesApart(mask)
  expect(smaller?.alpha.data[2 * size.width + 12]).toBe(90)
})
