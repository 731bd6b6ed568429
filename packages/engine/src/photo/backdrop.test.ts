import { expect, test } from 'vitest'
import { noiseAt } from '../raster/grain.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createMask, createPicture } from '../raster/plane.ts'
import { spreadBackdrop } from './backdrop.ts'

const size = { width: 360, height: 400 }
const SHOULDERS = 140
/** Signed distance of a place from her outline, px: negative inside. */
const outside = (x: number) => Math.abs(x - 180) - 70

/** Somebody from top to bottom before a ground, with an outline of mixed pixels and a glow around her. */
function photoOf(ground: (x: number, y: number) => number, glow = 0) {
  const photo = createPicture(size)
  const background = createMask(size)
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const share = Math.min(1, Math.max(0, outside(x) / 3 + 0.5))
      background.data[i] = 255 * share
      const halo = glow * Math.exp(-Math.max(0, outside(x)) / 2)
      photo.data.set([20, 20, 20, 255], i * 4)
      for (let c = 0; c < 3; c++) photo.data[i * 4 + c] = 20 + share * (ground(x, y) - halo - 20)
    }
  }
  return spreadBackdrop(photo, { background }, SHOULDERS)
}

const colour: Colour = [0, 0, 0]

test('a plain studio ground is plain behind her: nothing of her outline or its glow bleeds in', () => {
  const backdrop = photoOf(() => 247, 12)
  for (let y = 20; y < 380; y += 9) {
    for (let x = 112; x < 250; x += 3) {
      backdrop.colourAt(x, y, colour)
      for (const value of colour) expect(Math.abs(value - 247)).toBeLessThan(1)
    }
  }
})

test('a grainy ground makes no streaks', () => {
  const backdrop = photoOf((x, y) => 180 + 3 * noiseAt(x, y))
  for (let y = 20; y < 380; y += 3) {
    backdrop.colourAt(104, y, colour)
    expect(Math.abs(colour[1] - 180)).toBeLessThan(1)
  }
})

test('boards go on behind her, at the photo’s own sharpness', () => {
  const boards = (_: number, y: number) => (Math.floor(y / 10) % 2 ? 190 : 90)
  const backdrop = photoOf(boards)
  let wrong = 0
  for (let y = 40; y < 360; y++) {
    for (const x of [115, 130, 230, 245]) {
      backdrop.colourAt(x, y, colour)
      if (Math.abs(colour[1] - boards(x, y)) > 30) wrong++
    }
  }
  expect(wrong).toBeLessThan(0.1 * 320 * 4)
})

test('boards that are darker beside her go on as dark: her outline is not drawn on them', () => {
  const boards = (x: number, y: number) =>
    (Math.floor(y / 10) % 2 ? 190 : 90) - 40 * Math.exp(-Math.max(0, outside(x)) / 25)
  const backdrop = photoOf(boards)
  let off = 0
  for (let y = 40; y < 360; y++) {
    backdrop.colourAt(107, y, colour)
    off += (colour[1] - boards(107, y)) / 320
  }
  expect(Math.abs(off)).toBeLessThan(6)
})
