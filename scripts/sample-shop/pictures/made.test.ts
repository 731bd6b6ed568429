import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readRange } from '#scripts/sample-shop/range.ts'
import { published, listPictures } from './kept.ts'

const pieces = readRange()
const file = (address: string) => join(published, address.replace('/samples/', ''))
const addresses = pieces.flatMap(({ pictures, sewn }) => [
  ...pictures.flatMap(({ webp, avif }) => [webp, avif]),
  ...(sewn ? [sewn] : []),
])

test('of every piece the shop has each picture that it names, and of each garment its sewn file', () => {
  expect(addresses.filter((address) => !existsSync(file(address)))).toEqual([])
  const garments = pieces.filter(({ landmarks }) => landmarks)
  expect(garments.filter(({ sewn }) => !sewn).map(({ id }) => id)).toEqual([])
})

test('a picture is as its kept file in every width and format: its shape, its clear ground, its soft shadow', async () => {
  const name = 'objects/straw-basket-bag'
  const colours = async (path: string) => {
    const { data, info } = await sharp(join(published, name, path))
      .resize(32)
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, height: info.height }
  }
  const kept = await colours('640.avif')
  for (const made of ['320.avif', '320.webp', '640.webp', '960.avif', '960.webp']) {
    const other = await colours(made)
    expect(other.height, made).toBe(kept.height)
    const off = kept.data.reduce((sum, value, at) => sum + Math.abs(value - (other.data[at] ?? 0)), 0)
    expect(off / kept.data.length, made).toBeLessThan(4)
    // Where it is nearly clear there is shadow, which is dark.
    const rgba = await sharp(join(published, name, made))
      .raw()
      .toBuffer()
    const shades = Array.from({ length: rgba.length / 4 }, (_, at) =>
      rgba.subarray(4 * at, 4 * at + 4),
    ).filter(([, , , alpha = 0]) => alpha > 8 && alpha < 40)
    expect(shades.length, made).toBeGreaterThan(500)
    const mean = shades.reduce((sum, [red = 0, green = 0, blue = 0]) => sum + red + green + blue, 0)
    expect(mean / shades.length / 3, made).toBeLessThan(80)
  }
})

test('a picture is kept once: nothing else of it is for git', () => {
  const ignored = readFileSync(join(published, '../../.gitignore'), 'utf8')
  expect(ignored).toContain('/public/samples/')
  expect(listPictures().length).toBeGreaterThan(290)
})
