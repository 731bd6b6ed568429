import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/local/paths.ts'
import { readEditorial } from '../../../scripts/sample-shop/editorial.ts'
import { isLabelledAiMade } from '@cabine/engine/contract/ai-label.ts'
import { aspectOf, photoOf, wornBy, wornWidths } from './worn.ts'

const folder = join(root, 'public/samples/looks')
const { posts } = readEditorial()

test('Explore shows some outfits as somebody wears them, and says that they were made', () => {
  const said = posts.filter(({ madeBy }) => madeBy === 'image_model').map(({ id }) => id)
  expect(said.toSorted()).toEqual(Object.keys(wornBy).toSorted())
  expect(readdirSync(folder).toSorted()).toEqual(said.toSorted())
})

test.each(Object.entries(wornBy))('%s has its pictures, each marked as made with AI', async (id, person) => {
  const post = posts.find((one) => one.id === id)
  expect(post?.thumbnailUrl).toBe(`/samples/looks/${id}/640.webp`)
  expect(post?.aspect).toBeCloseTo(aspectOf[person], 2)
  for (const width of wornWidths)
    for (const format of ['webp', 'avif']) {
      const bytes = readFileSync(join(folder, id, `${width}.${format}`))
      const { xmp, ...size } = await sharp(bytes).metadata()
      expect(isLabelledAiMade(xmp ?? new Uint8Array()), `${width}.${format}`).toBe(true)
      expect(size.width).toBe(width)
      expect(size.width / size.height).toBeCloseTo(aspectOf[person], 2)
    }
})

test('the people are those of the sample photos', () => {
  for (const person of new Set(Object.values(wornBy))) expect(photoOf(person), person).toBeDefined()
})
