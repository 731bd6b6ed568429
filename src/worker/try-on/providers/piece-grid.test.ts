import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { decodePicture, encodeWebp } from '../../pictures/codecs.ts'
import type { Pixels } from './cloud-provider.ts'
import { gridOf, placeInGrid } from './piece-grid.ts'
import { shrinkWith } from './shrink-picture.ts'

const shrink = shrinkWith(env.IMAGES)

async function piece(colour: number[], width: number, height: number): Promise<Pixels> {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < data.length; i++) data[i] = colour[i % 4] ?? 255
  return { bytes: await encodeWebp({ width, height, data }), type: 'image/webp' }
}

const colours = [
  [200, 0, 0],
  [0, 150, 0],
  [0, 0, 200],
]

test('pieces stand in the order of reading, whole and on white, whatever their size', async () => {
  const sizes = [
    [900, 300],
    [200, 500],
    [1000, 1000],
  ] as const
  const pieces = await Promise.all(sizes.map(([width, height], i) => piece(colours[i] ?? [], width, height)))
  const { bytes, type } = await gridOf(pieces, shrink)
  expect(type).toBe('image/jpeg')
  const grid = await decodePicture(new Uint8Array(bytes))
  if (!grid) throw new Error('no picture')
  expect([grid.width, grid.height]).toEqual([1200, 1200])
  const colourAt = (x: number, y: number) => [
    ...grid.data.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3),
  ]
  const centres = [
    [300, 300],
    [900, 300],
    [300, 900],
  ] as const
  for (const [i, [x, y]] of centres.entries())
    for (const [channel, wanted] of (colours[i] ?? []).entries())
      expect(Math.abs((colourAt(x, y)[channel] ?? 0) - wanted)).toBeLessThan(25)
  for (const [x, y] of [
    [3, 3],
    [300, 60],
    [900, 900],
  ] as const)
    expect(Math.min(...colourAt(x, y))).toBeGreaterThan(245)
  // The widest keeps its proportions: a third as high as wide.
  expect(Math.min(...colourAt(300, 300 - 120))).toBeGreaterThan(245)
})

test('a lone piece goes as it is', async () => {
  const png = {
    bytes: (
      await env.IMAGES.input(new Blob([(await piece([9, 9, 9], 40, 60)).bytes]).stream()).output({
        format: 'image/png',
      })
    ).response(),
  }
  const alone: Pixels = { bytes: new Uint8Array(await png.bytes.arrayBuffer()), type: 'image/png' }
  expect(await gridOf([alone], null)).toBe(alone)
})

test('each place has its words', () => {
  const wordsOf = (count: number) => Array.from({ length: count }, (_, i) => placeInGrid(count, i))
  expect(wordsOf(2)).toEqual(['the left', 'the right'])
  expect(wordsOf(3)).toEqual(['the upper left', 'the upper right', 'the lower left'])
  expect(wordsOf(5).slice(3)).toEqual(['the lower left', 'the lower middle'])
})
