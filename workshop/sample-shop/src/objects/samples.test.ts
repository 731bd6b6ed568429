import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { viewPath, views } from '../further-views.ts'
import { root } from '../product.ts'
import { sampleObject } from './catalogue.ts'
import { range } from './range/range.ts'

const objects = v.parse(
  v.array(sampleObject),
  JSON.parse(readFileSync(join(root, 'scripts/sample-shop/data/objects.json'), 'utf8')),
)
const isPublic = (path: string) => existsSync(join(root, 'public', path))

test('the sample objects are those of the range, in its order', () => {
  const planned = range.map((p) => p.id)
  expect(new Set(planned).size).toBe(planned.length)
  expect(objects.map((o) => o.id)).toEqual(planned)
})

test('the facts shown are the facts written down', () => {
  for (const entry of objects)
    expect(entry).toMatchObject(
      (({ look: _look, hasFilm: _film, ...facts }) => facts)(range.find((p) => p.id === entry.id)!),
    )
})

test.each([
  ['shoes', 14],
  ['bags', 11],
  ['accessories', 14],
  ['home', 9],
] as const)('%s fill a shelf of at least %i', (category, least) => {
  expect(objects.filter((o) => o.category === category).length).toBeGreaterThanOrEqual(least)
})

test('brands keep to what they sell', () => {
  expect(new Set(objects.filter((o) => o.brand === 'Demellier').map((o) => o.category))).toEqual(
    new Set(['bags']),
  )
  expect(
    objects.filter((o) => o.category === 'home' && !['H&M', 'Quince', 'Lilysilk'].includes(o.brand)),
  ).toEqual([])
})

test('nothing for the home has an occasion, and all that is worn has one', () => {
  for (const { id, category, occasions } of objects)
    expect({ id, hasOccasion: occasions.length > 0 }).toEqual({ id, hasOccasion: category !== 'home' })
})

describe.each(objects)('$id', ({ id, pictures, extra, video }) => {
  test('has every picture it names, in the size it names, on a clear ground', async () => {
    for (const picture of pictures)
      for (const path of [picture.webp, picture.avif]) {
        const opened = sharp(join(root, 'public', path))
        const { width, height, hasAlpha } = await opened.metadata()
        expect({ path, width, height, hasAlpha }).toEqual({
          path,
          width: picture.width,
          height: picture.height,
          hasAlpha: true,
        })
      }
    const { data, info } = await sharp(join(root, 'public', pictures[0].webp))
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const corners = [0, info.width - 1, data.length - info.width, data.length - 1]
    expect(corners.map((at) => data[at] < 6)).toEqual([true, true, true, true])
    expect(data.filter((alpha) => alpha > 200).length / data.length).toBeGreaterThan(0.02)
  })

  test('is seen from its other side, from near by and in the film it names', () => {
    expect(extra).toEqual(views.map((view) => viewPath('objects', id, view)))
    expect([...extra, ...(video ? [video] : [])].filter((path) => !isPublic(path))).toEqual([])
  })
})

test('the pictures of the objects stay below 12 MB, a film below half of one', () => {
  const folder = join(root, 'public/samples/objects')
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile())
    .map((f) => ({ name: f.name, bytes: statSync(join(f.parentPath, f.name)).size }))
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(12_000_000)
  for (const { name, bytes } of sizes) if (name.endsWith('.webm')) expect(bytes).toBeLessThan(500_000)
})
