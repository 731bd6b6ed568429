import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cutOut } from './cut-out.ts'
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

test('a piece is cut out of the white around it, and its own white stays', async () => {
  const shirt = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#303030' } })
    .composite([
      {
        input: await sharp({ create: { width: 6, height: 6, channels: 3, background: '#ffffff' } })
          .png()
          .toBuffer(),
        left: 7,
        top: 7,
      },
    ])
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fefefe' } })
    .composite([{ input: shirt, left: 10, top: 10 }])
    .png()
    .toBuffer()
  const { data } = await sharp(await cutOut(picture))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * 40 + x) * 4 + 3]
  expect([alphaAt(0, 0), alphaAt(39, 20), alphaAt(12, 12), alphaAt(20, 20)]).toEqual([0, 0, 255, 255])
})
