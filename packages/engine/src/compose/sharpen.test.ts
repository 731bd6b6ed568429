import { expect, test } from 'vitest'
import type { Garment } from '../garment/garment.ts'
import { traceOutline } from '../garment/trace-outline.ts'
import { createTexture } from '../garment/texture.ts'
import { measureUpper } from '../garment/upper-landmarks.ts'
import { shapeUpper } from '../garment/upper-shape.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Picture, Size } from '../raster/plane.ts'
import { createMannequin } from '../testing/mannequin.ts'
import { fillPolygons, mirrorIn, paintPicture, tee } from '../testing/shapes.ts'
import { sharpenLook } from './sharpen.ts'
import { createTrace } from '../fit/look-trace.ts'
import { fitGarments, renderFits } from '../try-on/try-on.ts'

const FINER = 1.5
const GARMENT_FINER = 4

/** A red tee, and a picture of it four times as fine, in which the red is made of thin stripes. */
function createTee(): { garment: Garment; fine: Picture } {
  const alpha = fillPolygons(tee.size, tee.panel, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve))
  const picture = paintPicture(alpha, () => [200, 40, 50], alpha)
  const outline = traceOutline(alpha, true)!
  const garment: Garment = {
    category: 'tops',
    shape: shapeUpper(measureUpper(outline, picture, 'tops'), outline, alpha),
    texture: createTexture(picture, alpha),
    cutout: { method: 'alpha', doubt: 0 },
    isMapped: false,
    warnings: [],
  }
  const size = { width: tee.size.width * GARMENT_FINER, height: tee.size.height * GARMENT_FINER }
  const stripe = (y: number): Colour => (Math.floor(y / 6) % 2 ? [230, 70, 80] : [170, 10, 20])
  return { garment, fine: paintPicture(size, (_, y) => stripe(y)) }
}

/** The photo enlarged; `structure` is what only a finer copy shows. */
function enlarge(photo: Picture, structure = 0): Picture {
  const size: Size = { width: photo.width * FINER, height: photo.height * FINER }
  return paintPicture(size, (x, y) => {
    const i = (Math.floor(y / FINER) * photo.width + Math.floor(x / FINER)) * 4
    const grain = (x + y) % 2 ? structure : -structure
    return [photo.data[i] + grain, photo.data[i + 1] + grain, photo.data[i + 2] + grain]
  })
}

/** How much neighbours differ within an area, of a fine picture's px. */
function energy({ data, width }: Picture, [left, top, right, bottom]: [number, number, number, number]) {
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = (y * width + x) * 4
      sum += (data[i] - data[i + width * 4]) ** 2 + (data[i] - data[i + 4]) ** 2
    }
  }
  return sum / ((right - left) * (bottom - top))
}

const body = createMannequin()
const { garment, fine: fineTee } = createTee()
const fits = fitGarments(body, [garment])
const trace = createTrace(body.photo)
const { picture: look } = renderFits(body, fits, trace)
const sharpen = (fine: Picture) => sharpenLook(look, body.photo, fine, trace, fits, [fineTee])
const chest: [number, number, number, number] = [210, 240, 240, 330]

test('the look that the free plan has is the same, byte for byte, whether it is traced or not', () => {
  const untraced = renderFits(body, fits).picture
  expect(Buffer.compare(Buffer.from(untraced.data), Buffer.from(look.data))).toBe(0)
})

test('a sharper look is as large as the finer photo, and its own where no garment touches it', () => {
  const fine = enlarge(body.photo, 9)
  const sharp = sharpen(fine)
  expect([sharp.width, sharp.height]).toEqual([450, 750])
  for (const [x, y] of [
    [225, 105],
    [30, 30],
    [192, 570],
    [132, 393],
  ]) {
    const i = (y * sharp.width + x) * 4
    expect([...sharp.data.subarray(i, i + 4)], `${x} ${y}`).toEqual([...fine.data.subarray(i, i + 4)])
  }
})

test('it shows the cloth’s own structure, which the look only enlarged does not', () => {
  const sharp = sharpen(enlarge(body.photo))
  expect(energy(sharp, chest)).toBeGreaterThan(15 * energy(enlarge(look), chest))
})

/** The mean colour of a square, told in px of the look. */
function meanOf({ data, width }: Picture, x: number, y: number, side: number, scale: number) {
  const sum = [0, 0, 0]
  const [from, to] = [0, Math.round(side * scale)]
  for (let dy = from; dy < to; dy++) {
    for (let dx = from; dx < to; dx++) {
      const i = ((Math.round(y * scale) + dy) * width + Math.round(x * scale) + dx) * 4
      for (let c = 0; c < 3; c++) sum[c] += data[i + c]
    }
  }
  return sum.map((one) => one / to ** 2)
}

test('it keeps the colours and the light of the look: from further away it is the look', () => {
  const sharp = sharpen(enlarge(body.photo))
  const side = 16
  for (let y = 0; y + side <= look.height; y += side) {
    for (let x = 0; x + side <= look.width; x += side) {
      const [near, far] = [meanOf(sharp, x, y, side, FINER), meanOf(look, x, y, side, 1)]
      for (let c = 0; c < 3; c++) expect(Math.abs(near[c] - far[c]), `${x} ${y}`).toBeLessThan(7)
    }
  }
})

test('nothing of the old top comes through the new one with the photo’s structure', () => {
  const [plain, grainy] = [sharpen(enlarge(body.photo)), sharpen(enlarge(body.photo, 40))]
  const [left, top, right, bottom] = chest
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = (y * plain.width + x) * 4
      expect([...grainy.data.subarray(i, i + 3)], `${x} ${y}`).toEqual([...plain.data.subarray(i, i + 3)])
    }
  }
})

test('a photo that is no finer is not made larger', () => {
  const sharp = sharpenLook(look, body.photo, body.photo, trace, fits, [fineTee])
  expect([sharp.width, sharp.height]).toEqual([300, 500])
})
