import { expect, test } from 'vitest'
import type { Point } from './math.ts'
import { rasteriseMesh } from './warp-mesh.ts'

const grid = (rows: number, columns: number, place: (row: number, column: number) => Point) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => place(row, column)),
  )

test('a mesh of triangles leaves no seam and maps linearly', () => {
  const target = grid(4, 5, (row, column) => [10 + column * 11.3, 8 + row * 9.7])
  const source = grid(4, 5, (row, column) => [column * 20, row * 30])
  const { left, top, width, places } = rasteriseMesh({ target, source }, { width: 100, height: 100 })
  for (let y = 9; y < 36; y++) {
    for (let x = 11; x < 55; x++) {
      const i = ((y - top) * width + x - left) * 2
      expect(places[i]).toBeCloseTo(((x - 10) / 11.3) * 20, 3)
      expect(places[i + 1]).toBeCloseTo(((y - 8) / 9.7) * 30, 3)
    }
  }
})

test('outside of the mesh there is no place', () => {
  const target = grid(2, 2, (row, column) => [20 + column * 10 + row * 10, 20 + row * 10])
  const { left, top, width, places } = rasteriseMesh({ target, source: target }, { width: 60, height: 60 })
  expect(places[((29 - top) * width + 21 - left) * 2]).toBeNaN()
})

test('a mesh that leaves the picture is cut at its border', () => {
  const target = grid(2, 2, (row, column) => [-20 + column * 60, -10 + row * 40])
  const { left, top, width, height } = rasteriseMesh({ target, source: target }, { width: 30, height: 20 })
  expect([left, top, width, height]).toEqual([0, 0, 30, 20])
})
