import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { nth } from '#shared/testing/first.ts'
import { smallJpegBytes } from '../../testing/pictures.ts'
import { decodePicture, encodeWebp } from '../../pictures/codecs.ts'
import { boardWidth, composeBoard } from './compose-board.ts'
import { cutOf } from './cut-out-product.ts'
import { lift } from './lift.ts'
import type { Cut } from './paint.ts'
import type { Pixels } from '../../pictures/pixels.ts'

type Colour = [number, number, number, number]

/** A picture of a white studio with a red box in its middle. */
function studioOf(width: number, height: number, box: { width: number; height: number }): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const [left, top] = [(width - box.width) >> 1, (height - box.height) >> 1]
  for (let y = top; y < top + box.height; y++)
    for (let x = left; x < left + box.width; x++) data.set(red, (y * width + x) * 4)
  return { width, height, data }
}

/** A box of one colour in the middle of a ground of another, with a light hole in the box. */
function pictureOf(ground: Colour, box: Colour): Pixels {
  const [width, height] = [60, 90]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isHole = x >= 28 && x < 32 && y >= 40 && y < 44
      const isBox = x >= 15 && x < 45 && y >= 20 && y < 70
      data.set(isBox && !isHole ? box : ground, (y * width + x) * 4)
    }
  return { width, height, data }
}

const at = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]
const red: Colour = [160, 20, 30, 255]

describe('a piece is lifted out of its picture', () => {
  test('from a white studio, and from a grey one as if that had been white', () => {
    for (const ground of [
      [255, 255, 255, 255],
      [226, 226, 228, 255],
    ] as Colour[]) {
      const { alpha, isMultiplied, data, width } = lift(pictureOf(ground, red))
      expect(isMultiplied).toBe(true)
      expect([alpha[0], alpha[30 + 60 * 30]]).toEqual([0, 255])
      expect(at({ width, height: 90, data }, 0, 0)).toEqual([255, 255, 255])
      expect(alpha[30 + 60 * 42], 'what the ground does not reach is the piece').toBe(255)
    }
  })

  test('by its own alpha where it has one; a photo of the street stays whole', () => {
    expect(lift(pictureOf([0, 0, 0, 0], red)).isMultiplied).toBe(false)
    expect(lift(pictureOf([0, 0, 0, 0], red)).alpha[0]).toBe(0)
    expect(lift(pictureOf([70, 110, 60, 255], red)).alpha[0]).toBe(255)
  })
})

describe('a board', () => {
  const piece = (
    id: string,
    name: string,
    category: 'tops' | 'bottoms' | 'shoes',
    pixels = pictureOf([255, 255, 255, 255], red),
  ) => cutOf({ id, name, category, landmarks: null }, pixels) as Cut
  const paper = [251, 247, 242]

  test('shows the pieces on paper, and the box of no picture', () => {
    const board = composeBoard([piece('a', 'Silk top', 'tops'), piece('b', 'Trousers', 'bottoms')], false)
    expect(board.width).toBe(boardWidth)
    const corners = [at(board, 0, 0), at(board, 959, 0), at(board, 0, board.height - 1)]
    for (const corner of corners) expect(corner).toEqual(paper)
    const seen = new Set<string>()
    for (let i = 0; i < board.data.length; i += 4 * 97) seen.add(`${nth<number>(board.data, i) > 200}`)
    expect(seen).toEqual(new Set(['true', 'false']))
  })

  test.each([[0], [1]])('is there with %i readable pictures too', (count) => {
    const board = composeBoard([piece('a', 'Loafers', 'shoes')].slice(0, count), false)
    expect(at(board, 0, 0)).toEqual(paper)
  })

  test.each([
    [
      'a shoe that is a speck',
      studioOf(960, 1280, { width: 700, height: 1000 }),
      studioOf(960, 1280, { width: 8, height: 8 }),
    ],
    [
      'a top that is a line',
      studioOf(960, 1280, { width: 900, height: 8 }),
      studioOf(960, 1280, { width: 700, height: 500 }),
    ],
    [
      'a shoe that is a thread',
      studioOf(960, 1280, { width: 700, height: 1000 }),
      studioOf(960, 1280, { width: 8, height: 1200 }),
    ],
  ])('takes no more memory for %s', (_, top, shoes) => {
    const cuts = [piece('a', 'Silk top', 'tops', top), piece('b', 'Loafers', 'shoes', shoes)]
    for (const { picture, bounds, widthCm, heightCm } of cuts) {
      expect(Math.max(widthCm, heightCm)).toBeLessThanOrEqual(170)
      const most = 2 * Math.max(bounds.width, bounds.height)
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(most)
    }
    expect(composeBoard(cuts, false).width).toBe(boardWidth)
  })

  test('is encoded as WebP, and every kind of shop picture is read', async () => {
    const board = composeBoard([piece('a', 'Silk top', 'tops')], false)
    const webp = await encodeWebp(board)
    expect(await decodePicture(webp)).toMatchObject({ width: boardWidth, height: board.height })
    expect(await decodePicture(new Uint8Array(smallJpegBytes()))).toMatchObject({ width: 16, height: 24 })
    const png = await env.IMAGES.input(new Blob([smallJpegBytes()]).stream()).output({ format: 'image/png' })
    const bytes = new Uint8Array(await png.response().arrayBuffer())
    expect(await decodePicture(bytes)).toMatchObject({ width: 16, height: 24 })
    expect(await decodePicture(new Uint8Array(new TextEncoder().encode('<svg/>')))).toBeNull()
  })

  test('a broken picture leaves the decoder to those that are whole', async () => {
    const whole = new Uint8Array(smallJpegBytes())
    for (let end = 100; end < whole.length - 20; end += 40) {
      await decodePicture(whole.slice(0, end)).catch(() => null)
      expect(await decodePicture(whole.slice())).toMatchObject({ width: 16, height: 24 })
    }
  })
})
