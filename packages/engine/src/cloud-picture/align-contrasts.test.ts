import { expect, test } from 'vitest'
import { createPlane, createPicture } from '../raster/plane.ts'
import { align, contrastsOf } from './align-contrasts.ts'
import { atSizes, placeIn, sameFrame, type Registration } from './registration.ts'
import { pictureThrough } from './sample-through.ts'
import { paint, texture } from './testing/textured.ts'

const size = { width: 240, height: 300 }
const at = texture(3)
const photo = paint(size, at)
const everywhere = createPlane(size)
everywhere.data.fill(1)

/** The scene as another camera has it: what is at a place of the photo lies where `sent` says. */
const sentAs = (sent: Registration, light = 1) =>
  paint(size, (x, y, c) => light * at((x - sent.x0) / sent.across, (y - sent.y0) / sent.down, c))

test('a cropped and zoomed picture in another light is registered to less than half a pixel', () => {
  const sent = { across: 1.03, down: 1.02, turn: 0, x0: -5, y0: 3 }
  const { registration, likeness } = align(contrastsOf(photo), contrastsOf(sentAs(sent, 0.9)), everywhere)
  for (const place of [
    [40, 40],
    [200, 60],
    [60, 260],
    [180, 240],
  ] as const) {
    const [x, y] = placeIn(registration, place)
    const [wantedX, wantedY] = placeIn(sent, place)
    expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(0.5)
  }
  expect(likeness).toBeGreaterThan(0.9)
})

test('a squeezed picture is known by its stretch', () => {
  const sent = { across: 0.94, down: 1, turn: 0, x0: 7, y0: 0 }
  const { registration } = align(contrastsOf(photo), contrastsOf(sentAs(sent)), everywhere)
  expect(registration.across / registration.down).toBeLessThan(0.97)
})

test('another scene is not alike', () => {
  const { likeness } = align(contrastsOf(photo), contrastsOf(paint(size, texture(8))), everywhere)
  expect(likeness).toBeLessThan(0.3)
})

test('a picture without anything to see has no likeness, and no numbers that are none', () => {
  const white = createPicture(size)
  white.data.fill(255)
  const { likeness } = align(contrastsOf(white), contrastsOf(white), everywhere)
  expect(likeness).toBeCloseTo(0, 5)
})

test('beyond what was sent the picture is clear', () => {
  const seen = pictureThrough(photo, size, atSizes({ ...sameFrame, x0: 30 }, 1, 1))
  expect(seen.data[4 * (100 * size.width + 235) + 3]).toBe(0)
  expect(seen.data[4 * (100 * size.width + 100) + 3]).toBe(255)
})
