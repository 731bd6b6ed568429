import { expect, test } from 'vitest'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import { createMask, type Mask } from '../raster/plane.ts'
import { paintPicture } from '../testing/shapes.ts'
import { clearGround } from './clear-ground.ts'

const size = { width: 400, height: 400 }
const isCut = (x: number, y: number) => x > 100 && x < 300 && y > 50 && y < 350
const isGap = (x: number, y: number) => x > 180 && x < 220 && y > 150 && y < 350
const trousers = [40, 60, 120] as const
const floor = [190, 150, 100] as const

const cut = createMask(size)
for (let y = 0, i = 0; y < size.height; y++)
  for (let x = 0; x < size.width; x++, i++) if (isCut(x, y)) cut.data[i] = 255

/** What the network would say that has seen only this as cloth, and this neither so nor so. */
const seeing = (
  isCloth: (x: number, y: number) => boolean,
  isUnsure: (x: number, y: number) => boolean = () => false,
) =>
  ({
    shareAt: (_, x, y) => (isUnsure(400 * x, 400 * y) ? 0.6 : isCloth(400 * x, 400 * y) ? 0.95 : 0.05),
  }) as GarmentAnswer

const paint = (colourOf: (x: number, y: number) => readonly [number, number, number]) =>
  paintPicture(size, (x, y) => [...colourOf(x, y)])
const at = ({ data }: Mask, x: number, y: number) => data[y * size.width + x]

test('the floor between two legs goes, to the pixel where the colours change', () => {
  const picture = paint((x, y) => (isCut(x, y) && !isGap(x, y) ? trousers : floor))
  const isBeside = (x: number, y: number) => Math.abs(Math.abs(x - 200) - 20) < 10 && y > 140 && isCut(x, y)
  const seen = seeing((x, y) => isCut(x, y) && !isGap(x, y), isBeside)
  const cleared = clearGround(cut, seen, picture)
  expect(at(cleared, 200, 250)).toBe(0)
  expect(at(cleared, 184, 250)).toBe(0)
  expect(at(cleared, 176, 250)).toBe(255)
  expect(at(cleared, 200, 100)).toBe(255)
})

test("what has the piece's own colour stays, though the network takes it for ground", () => {
  const picture = paint((x, y) => (isCut(x, y) ? trousers : floor))
  const cleared = clearGround(
    cut,
    seeing((x, y) => isCut(x, y) && !isGap(x, y)),
    picture,
  )
  expect(cleared.data).toEqual(cut.data)
})

test("a print in the ground's colour stays where the network is sure of cloth", () => {
  const picture = paint((x, y) => (isCut(x, y) && !isGap(x, y) ? trousers : floor))
  expect(clearGround(cut, seeing(isCut), picture).data).toEqual(cut.data)
})

test('where the network sees another thing, nothing is taken away', () => {
  const picture = paint((x, y) => (isCut(x, y) && !isGap(x, y) ? trousers : floor))
  expect(
    clearGround(
      cut,
      seeing((x, y) => x < 60 && y < 60),
      picture,
    ),
  ).toBe(cut)
})
