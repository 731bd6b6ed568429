import { expect, test } from 'vitest'
import { smallJpegBytes } from '../../testing/pictures.ts'
import { refit, sizeOf } from './shrink-picture.ts'

const picture = { bytes: smallJpegBytes(), type: 'image/jpeg' as const }
const { width, height } = sizeOf(picture)
const limits = { maxSide: Math.max(width, height), maxBytes: picture.bytes.length }

test('a picture that is just as large as it may be goes as it is', async () => {
  expect(await refit(picture, limits, null)).toBe(picture)
})

test.each([
  ['a pixel', { ...limits, maxSide: limits.maxSide - 1 }],
  ['a byte', { ...limits, maxBytes: limits.maxBytes - 1 }],
])('%s more, and it is made smaller', async (_, less) => {
  const smaller = smallJpegBytes()
  const made = await refit(picture, less, (_picture, side) => {
    expect(side).toBe(less.maxSide)
    return Promise.resolve(smaller)
  })
  expect(made).toEqual({ bytes: smaller, type: 'image/jpeg' })
  await expect(refit(picture, less, null)).rejects.toThrow(/nothing that resizes/)
})

test('what is no JPEG after it was made one is not sent', async () => {
  const less = { ...limits, maxBytes: 1 }
  await expect(refit(picture, less, () => Promise.resolve(new Uint8Array(9)))).rejects.toThrow(/no JPEG/)
})
