import { expect, test } from 'vitest'
import type { Colour } from '../raster/kmeans.ts'
import { createPicture } from '../raster/plane.ts'
import { createSegments } from '../testing/people.ts'
import { NO_CLOTHES, UPPER_CLOTHES, type Clothes } from './clothes-labels.ts'
import { findHairBehind } from './hair-behind.ts'

const size = { width: 240, height: 240 }
const shoulders = 200

test('what a collar hides between neck and hair is hair in the shade, and beside her it is none', () => {
  const { segments, paint } = createSegments(size)
  paint('skin', 100, 60, 40, 100)
  paint('hair', 160, 20, 30, 120)
  paint('clothes', 140, 80, 20, 80)
  paint('clothes', 190, 80, 20, 80)
  const photo = createPicture(size)
  for (let i = 0; i < photo.data.length; i += 4) photo.data.set([60, 40, 30, 255], i)
  const labels = Uint8Array.from(segments.clothes.data, (value) => (value ? UPPER_CLOTHES : NO_CLOTHES))
  const clothes: Clothes = {
    labels,
    holes: new Uint8Array(labels.length),
    hem: 0,
    waist: 0,
    onePiece: false,
    hasSkirt: false,
  }
  const behind = findHairBehind(photo, segments, segments.hair, clothes, shoulders, 130)

  const at = (x: number, y: number) => behind.share.data[(y >> 1) * behind.share.width + (x >> 1)]
  expect(at(150, 100)).toBe(255)
  expect(at(205, 100)).toBe(0)
  // Below her shoulders hair lies before her.
  expect(at(150, 140)).toBe(0)
  const colour: Colour = [0, 0, 0]
  behind.colourAt(150, 100, colour)
  expect(colour[0]).toBeLessThan(55)
  expect(colour[0]).toBeGreaterThan(colour[2])
})
