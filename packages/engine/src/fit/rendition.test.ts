import { describe, expect, test } from 'vitest'
import type { Segments } from '../photo/segments.ts'
import { createMask } from '../raster/plane.ts'
import { paintPicture } from '../testing/shapes.ts'
import { readRendition } from './rendition.ts'

const size = { width: 60, height: 80 }

/** A photo of grey steps from black to white, seen through a colour, a haze and an exposure. */
function photoOf({ tint = [1, 1, 1], haze = 0, exposure = 1 }) {
  const background = createMask(size)
  const photo = paintPicture(size, (x) => {
    const tone = (255 * exposure * x) / (size.width - 1)
    const seen = (c: number) => haze + tone * tint[c] * (1 - haze / 255)
    return [seen(0), seen(1), seen(2)]
  })
  return readRendition({ photo, segments: { background } as Segments })
}

describe('how a photo renders a piece', () => {
  test('in even light a catalogue’s colours stay as they are', () => {
    const { gains, black } = photoOf({})
    for (const gain of gains) expect(gain).toBeCloseTo(1.02, 1)
    expect(black).toBe(0)
  })

  test('warm light makes it warmer, and never by much', () => {
    const { gains } = photoOf({ tint: [1, 0.97, 0.9] })
    expect(gains[0]).toBeGreaterThan(gains[2] + 0.04)
    expect(gains[0] / gains[2]).toBeLessThan(1.12)
  })

  test('a red wall is no red light', () => {
    const photo = paintPicture(size, () => [190, 20, 40])
    const { gains } = readRendition({ photo, segments: { background: createMask(size) } as Segments })
    expect(gains[0]).toBeCloseTo(gains[2], 5)
  })

  test('a dark photo dims white, a haze lifts black', () => {
    expect(photoOf({ exposure: 0.6 }).gains[1]).toBeLessThan(0.8)
    expect(photoOf({ haze: 26 }).black).toBeGreaterThan(6)
  })
})
