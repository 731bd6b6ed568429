import { expect, test } from 'vitest'
import { readAnnotations } from './annotations.ts'
import { fillPolygons, overlap, subtract } from './masks.ts'
import { categories, points } from '@cabine/engine/models/garment-labels.ts'
import { summarise, type Marks } from './score.ts'

const size = { width: 40, height: 20 }
const left = fillPolygons(
  [
    [
      [0, 0],
      [0.5, 0],
      [0.5, 1],
      [0, 1],
    ],
  ],
  size,
)
const middle = fillPolygons(
  [
    [
      [0.25, 0],
      [0.75, 0],
      [0.75, 1],
      [0.25, 1],
    ],
  ],
  size,
)

test('two halves that share a half of themselves overlap by a third', () => {
  expect(overlap(left, middle)).toBeCloseTo(1 / 3)
  expect(overlap(left, subtract(left, middle))).toBeCloseTo(1 / 2)
  expect(overlap(fillPolygons([], size), fillPolygons([], size))).toBeUndefined()
})

test('every annotated point lies on its garment or within a hand of it', async () => {
  for (const { file, points: seen, parts } of await readAnnotations()) {
    const grid = { width: 60, height: 60 }
    const outline = fillPolygons(parts.garment, grid)
    for (const [x, y] of Object.values(seen)) {
      const near = outline.cells.some(
        (cell, i) => cell && Math.hypot((i % 60) + 0.5 - x * 60, Math.floor(i / 60) + 0.5 - y * 60) < 4,
      )
      expect(near, `${file} ${x} ${y}`).toBe(true)
    }
  }
})

test('the annotated pictures hold every category, and garments that somebody wears', async () => {
  const annotations = await readAnnotations()
  expect(annotations).toHaveLength(39)
  for (const category of categories) expect(annotations.some((one) => one.category === category)).toBe(true)
  expect(annotations.filter(({ worn }) => worn)).toHaveLength(8)
  const named = new Set(annotations.flatMap((one) => Object.keys(one.points)))
  expect(points.filter((name) => !named.has(name))).toEqual([])
})

test('a category that a method only narrows down counts as luck, and a refusal as no points', async () => {
  const annotations = (await readAnnotations()).filter(({ file }) => /^g(27|28)/.test(file))
  const marks: Marks[] = [
    { file: 'g27', category: 0.25, worn: true, seen: 10, given: 10, error: 0.02, errors: {}, garment: 0.9 },
    { file: 'g28', category: 1, worn: true, seen: 10, given: 0, errors: {}, refusal: 'garment_unclear' },
  ]
  expect(summarise(annotations, marks)).toMatchObject({
    category: 0.625,
    refused: 1,
    laid: 2,
    pointsGiven: 0.5,
    pointError: 0.02,
    garment: 0.9,
  })
})
