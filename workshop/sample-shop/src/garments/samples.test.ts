import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { root, type GarmentLandmarks } from '../product.ts'
import { sampleGarment } from './catalogue.ts'
import { range } from './range/range.ts'
import { viewPath, views } from '../further-views.ts'
import { wardrobe } from './wardrobe/wardrobe.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
const garments = v.parse(v.array(sampleGarment), read('scripts/sample-shop/data/garments.json'))

const spot = v.tuple([v.number(), v.number()])

/** Landmarks that lie on cloth; the inner collar is what is cut away. */
function points(landmarks: GarmentLandmarks) {
  const found: { name: string; x: number; y: number }[] = []
  const walk = (value: unknown, name: string) => {
    if (name.endsWith('innerCollar')) return
    if (v.is(spot, value)) found.push({ name, x: value[0], y: value[1] })
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, `${name}.${key}`)
  }
  walk(landmarks, '')
  return found
}

test('the sample catalogue lists every garment of the range, in its order', () => {
  expect(garments.map((g) => g.id)).toEqual(range.map((p) => p.id))
  expect(new Set(garments.map((g) => g.id)).size).toBe(garments.length)
  expect(garments.length).toBeGreaterThanOrEqual(80)
})

test('every garment of the range is a colourway of its cut, and every colourway is sold', () => {
  const sewn = wardrobe.flatMap(({ id, looks }) => Object.keys(looks).map((look) => `${id} ${look}`))
  expect(sewn.sort()).toEqual(range.map(({ groupId, id }) => `${groupId} ${id}`).sort())
})

/** The shop sorts products by words of their titles; what names another category comes first and misleads. */
const titles = {
  dresses: /\bdress\b/i,
  skirts: /\bskirt\b/i,
  bottoms: /\b(trousers|jeans|shorts)\b/i,
  outerwear: /\b(coat|jacket|blazer)\b/i,
  tops: /\b(shirt|blouse|tee|sweater|top)\b/i,
}
test('every title carries a word of its category, and of no other', () => {
  const wrong = range.filter(({ name, category }) =>
    Object.entries(titles).some(([other, word]) =>
      other === category
        ? !word.test(name)
        : word.test(name) && !(category === 'dresses' && other === 'tops'),
    ),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('all garment pictures together stay below 28 MB', () => {
  const folder = join(root, 'public/samples/garments')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (f) => f.isFile() && !f.name.endsWith('.bin'),
  )
  expect(files.reduce((sum, f) => sum + statSync(join(f.parentPath, f.name)).size, 0)).toBeLessThan(
    28_000_000,
  )
})

test('every category can be dressed from the samples', () => {
  expect(new Set(garments.map((g) => g.category))).toEqual(
    new Set(['bottoms', 'skirts', 'tops', 'dresses', 'outerwear']),
  )
})

describe.each(garments)('$id', ({ id, category, pictures, extra, landmarks }) => {
  test('has every picture it names, in the size it names, and nothing besides but its sewn file', async () => {
    for (const picture of pictures)
      for (const path of [picture.webp, picture.avif]) {
        const { width, height, hasAlpha } = await sharp(join(root, 'public', path)).metadata()
        expect({ path, width, height, hasAlpha }).toEqual({
          path,
          width: picture.width,
          height: picture.height,
          hasAlpha: true,
        })
      }
    const files = readdirSync(join(root, 'public/samples/garments', id)).filter((name) => name !== 'sewn.bin')
    expect(files).toHaveLength(pictures.length * 2 + extra.length)
  })

  test('has its back and a close-up, which is mostly cloth', async () => {
    expect(extra).toEqual(views.map((view) => viewPath('garments', id, view)))
    const shares = await Promise.all(
      extra.map(async (path) => {
        const picture = sharp(join(root, 'public', path))
        const { width, height } = await picture.metadata()
        expect(width / height).toBeCloseTo(3 / 4, 2)
        return (await picture.ensureAlpha().stats()).channels[3].mean / 255
      }),
    )
    expect(shares[0]).toBeGreaterThan(0.1)
    expect(shares[1]).toBeGreaterThan(0.3)
  })

  test('has its landmarks on the cloth, left on the left', async () => {
    const { data, info } = await sharp(join(root, 'public', pictures[1].webp))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isCloth = (x: number, y: number) => {
      for (let dy = -3; dy <= 3; dy++)
        for (let dx = -3; dx <= 3; dx++) {
          const [px, py] = [Math.round(x * info.width) + dx, Math.round(y * info.height) + dy]
          if (
            px >= 0 &&
            py >= 0 &&
            px < info.width &&
            py < info.height &&
            data[4 * (py * info.width + px) + 3] > 128
          )
            return true
        }
      return false
    }
    expect(points(landmarks).filter((p) => !isCloth(p.x, p.y))).toEqual([])
    expect(landmarks.hem.left[0]).toBeLessThan(landmarks.hem.right[0])
    expect(landmarks.kind).toBe(category === 'bottoms' || category === 'skirts' ? 'lower' : 'upper')
  })
})
