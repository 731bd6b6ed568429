import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drift } from './pictures.ts'

test('a drift narrows who stands in the middle by eight in a hundred, and tints the picture', async () => {
  const size = { width: 400, height: 600 }
  const figure = await sharp({ create: { width: 100, height: 500, channels: 3, background: '#404040' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite([{ input: figure, left: 150, top: 50 }])
    .png()
    .toBuffer()
  const { data, info } = await sharp(await drift(picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([400, 600])
  const row = Array.from({ length: 400 }, (_, x) => data[(300 * 400 + x) * 3 + 1] ?? 0)
  expect(row.filter((green) => green < 0x60)).toHaveLength(92)
  expect(data[0]).toBeGreaterThan(data[2] ?? 0)
})
