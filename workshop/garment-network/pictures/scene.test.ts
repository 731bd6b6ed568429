import { createRandom } from '@cabine/engine/drapery/noise.ts'
import { beforeAll, expect, test } from 'vitest'
import {
  INPUT_SIDE,
  MAP_SIDE,
  partNumber,
  points,
  type PointName,
} from '@cabine/engine/models/garment-labels.ts'
import { readModel, type Model } from './body.ts'
import { drawNone, readThings } from './objects.ts'
import { readPieces, type HungGarment } from './piece.ts'
import { drawGarment, type Example } from './scene.ts'

const root = new URL('../../../', import.meta.url)
let pieces: HungGarment[]
let model: Model

beforeAll(async () => {
  pieces = (await readPieces(root)).filter(({ id }) =>
    ['white-tee', 'breton-top', 'straight-jeans'].includes(id),
  )
  model = await readModel(root)
})

const draw = (seed: number, isWorn = false) => drawGarment(createRandom(seed), pieces, model, isWorn)
const shareOf = ({ parts }: Example, part: number) =>
  parts.filter((one) => one === part).length / parts.length

test('the same seed draws the same picture, another seed another', async () => {
  const [first, again, other] = [await draw(3), await draw(3), await draw(4)]
  expect(again).toEqual(first)
  expect(Buffer.compare(first.picture, other.picture)).not.toBe(0)
})

test('a garment that nobody wears shows cloth and at most a hand, a worn one skin', async () => {
  for (let seed = 0; seed < 6; seed++) {
    const laid = await draw(seed)
    expect(laid.picture).toHaveLength(3 * INPUT_SIDE ** 2)
    expect(shareOf(laid, partNumber('front'))).toBeGreaterThan(0.02)
    expect(shareOf(laid, partNumber('skin'))).toBeLessThan(0.15)
    expect(laid.classes[3]).toBe(0)
    const worn = await draw(seed, true)
    expect(shareOf(worn, partNumber('skin'))).toBeGreaterThan(0)
    expect(worn.classes[3]).toBe(1)
  }
})

test('cuffs, hems and armpits lie where the drawn garment has them', async () => {
  const ground = partNumber('ground')
  const far: string[] = []
  let asked = 0
  for (let seed = 0; seed < 12; seed++) {
    const { parts, points: places } = await draw(seed)
    points.forEach((name: PointName, k) => {
      const [x, y, seen] = places.subarray(3 * k, 3 * k + 3)
      if (!seen) return
      asked++
      const isNear = parts.some((part, i) => {
        const [px, py] = [(i % MAP_SIDE) + 0.5, Math.floor(i / MAP_SIDE) + 0.5]
        return part !== ground && Math.hypot(px - x * MAP_SIDE, py - y * MAP_SIDE) < 4
      })
      if (!isNear) far.push(`${seed} ${name}`)
    })
  }
  expect(asked).toBeGreaterThan(100)
  expect(far).toEqual([])
})

test('a picture without a garment shows no part of one', async () => {
  const things = await readThings(root)
  for (let seed = 0; seed < 6; seed++) {
    const example = await drawNone(createRandom(seed), things)
    expect(new Set(example.parts)).toEqual(
      new Set(example.parts.filter((part) => part === 0 || part === partNumber('other'))),
    )
    expect(example.points.some((value) => value !== 0)).toBe(false)
  }
})
