import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  heroCrop,
  heroFallbackWidth,
  heroPieces,
  heroWidths,
} from '../../../src/client/features/landing/demo/hero-pieces.ts'
import { root } from '../../../scripts/local/paths.ts'
import { isLabelledAiMade } from '@cabine/engine/contract/ai-label.ts'
import { readWardrobe } from './wardrobe.ts'

const folder = join(root, 'public/samples/demo')
const read = (...path: string[]) => readFileSync(join(folder, ...path))
const files = [...heroWidths.map((width) => `${width}.avif`), `${heroFallbackWidth}.webp`]

test('the layers are those of the pieces that are shown, and all of them garments that exist', async () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...heroPieces].toSorted())
  const known = (await readWardrobe()).map(({ id }) => id)
  expect(known.slice(0, heroPieces.length)).toEqual([...heroPieces])
  for (const id of heroPieces) expect(readdirSync(join(folder, id)).toSorted()).toEqual(files.toSorted())
})

test.each(heroPieces)(
  '%s: a layer of the photo’s shape, clear where her face is, and marked as made with AI',
  async (id) => {
    for (const file of files) {
      const bytes = read(id, file)
      expect(isLabelledAiMade(bytes), file).toBe(true)
      const { data, info } = await sharp(bytes)
        .ensureAlpha()
        .extractChannel(3)
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info.width / info.height).toBeCloseTo(heroCrop.width / heroCrop.height, 2)
      const alphaAt = (x: number, y: number) =>
        data[Math.round(y * info.height) * info.width + Math.round(x * info.width)]
      expect(alphaAt(0.52, 0.3), 'her face').toBeLessThan(8)
      expect(alphaAt(0.1, 0.1), 'the ground').toBeLessThan(8)
      expect(alphaAt(0.5, 0.85), 'the piece').toBeGreaterThan(245)
    }
  },
)

test('the pieces that a visitor may try on are as the sample shop has them', async () => {
  expect(JSON.parse(read('wardrobe.json').toString())).toEqual(await readWardrobe())
})
