import { expect, test } from 'vitest'
import type { Colour } from '../raster/kmeans.ts'
import { createPicture } from '../raster/plane.ts'
import { createSegments } from '../testing/people.ts'
import { separateForeground } from './foreground.ts'

const size = { width: 240, height: 240 }
const HAIR: Colour = [150, 110, 70]
const SKIN: Colour = [205, 160, 135]

function scene() {
  const { segments, paint } = createSegments(size)
  paint('hair', 60, 20, 60, 160)
  paint('skin', 150, 60, 60, 120)
  paint('clothes', 20, 120, 40, 100)
  paint('clothes', 120, 60, 30, 160)
  const photo = createPicture(size)
  const colour = (of: Colour, left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) photo.data.set([...of, 255], 4 * (y * size.width + x))
  }
  colour([130, 60, 120], 0, 0, 240, 240)
  colour(HAIR, 60, 20, 60, 160)
  colour(SKIN, 150, 60, 60, 120)
  return { photo, segments, colour }
}
const separate = ({ photo, segments }: ReturnType<typeof scene>) =>
  separateForeground(photo, segments, SKIN, 60, 200)
const at = (x: number, y: number) => 4 * (y * size.width + x)

test('a strand that a purple top shines through has hair’s hue', () => {
  const worn = scene()
  worn.colour([135, 80, 105], 112, 140, 6, 20)
  const { colours, tinted } = separate(worn)
  const [red, green, blue] = colours.data.subarray(at(115, 150))
  expect(tinted.data[at(115, 150) / 4]).toBeGreaterThan(127)
  expect(green).toBeGreaterThan(blue)
  expect(red).toBeGreaterThan(green)
  expect(tinted.data[at(90, 60) / 4]).toBe(0)
})

test('the last row of her skin has the colour of the skin beside it, not of the cloth’s shade', () => {
  const worn = scene()
  worn.colour([60, 30, 25], 150, 60, 1, 120)
  const { colours } = separate(worn)
  expect(colours.data[at(150, 100)]).toBeGreaterThan(180)
})
