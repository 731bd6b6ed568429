import { expect, test } from 'vitest'
import { frameOf, readAnswer, toInput } from './garment-answer.ts'
import { categories, INPUT_SIDE, MAP_SIDE, parts, points } from './garment-labels.ts'

const HEAT_SIDE = 40
const classes = categories.length + 3 + 3 + 2
const blank = () => ({
  parts: new Float32Array(parts.length * MAP_SIDE * MAP_SIDE),
  heat: new Float32Array(points.length * HEAT_SIDE * HEAT_SIDE),
  told: new Float32Array(classes + points.length).fill(-4),
})
/** Twice as tall as wide: a quarter of the square lies beside it on the left. */
const frame = frameOf({ width: 400, height: 800 })

test('a tall picture stands in the middle of the square', () => {
  expect(frame).toEqual({ left: INPUT_SIDE / 4, top: 0, width: INPUT_SIDE / 2, height: INPUT_SIDE })
})

test('the likeliest category has the greatest chance, and the chances add up to one', () => {
  const out = blank()
  out.told[categories.indexOf('skirts')] = 2
  out.told[classes - 1] = 5
  const { chances, worn } = readAnswer(out, frame)
  expect(chances.skirts).toBeGreaterThan(0.9)
  expect(Object.values(chances).reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
  expect(worn).toBeGreaterThan(0.99)
})

test('a point is told in fractions of the picture, between the cells of the heat map', () => {
  const out = blank()
  const crotch = points.indexOf('crotch')
  out.told[classes + crotch] = 3
  // Two equally hot cells beside each other, in the middle of the square's row 10.
  for (const column of [19, 20]) out.heat[crotch * HEAT_SIDE ** 2 + 10 * HEAT_SIDE + column] = 30
  const { points: found } = readAnswer(out, frame)
  expect(Object.keys(found)).toEqual(['crotch'])
  expect(found.crotch![0]).toBeCloseTo(0.5)
  expect(found.crotch![1]).toBeCloseTo(10.5 / HEAT_SIDE)
})

test('a part is found where its map is the highest', () => {
  const out = blank()
  const sleeve = parts.indexOf('sleeve') * MAP_SIDE * MAP_SIDE
  // The left half of the picture is the second quarter of the square.
  for (let y = 0; y < MAP_SIDE; y++)
    for (let x = 0; x < MAP_SIDE / 2; x++) out.parts[sleeve + y * MAP_SIDE + x] = 1
  const { partAt } = readAnswer(out, frame)
  expect(partAt(0.1, 0.5)).toBe('sleeve')
  expect(partAt(0.9, 0.5)).toBe('ground')
})

test('the picture goes in by colours, from -2 to 2', () => {
  const rgba = new Uint8ClampedArray(4 * INPUT_SIDE * INPUT_SIDE).fill(255)
  rgba[0] = 0
  const input = toInput(rgba)
  expect(input[0]).toBe(-2)
  expect(input[1]).toBe(2)
  expect(input[INPUT_SIDE * INPUT_SIDE]).toBe(2)
})
