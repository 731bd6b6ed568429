import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readRange, root, widths } from '../product.ts'
import { boards, digestOf } from './boards/plan.ts'
import { composeEditorial, writeEditorial } from './editorial.ts'
import { writeFeed } from './feed.ts'

const range = readRange()
const pieces = new Map(range.map((piece) => [piece.id, piece]))
const published = (path: string) => join(root, 'public', path)
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the feed and the plan are those of the data; `npm run samples -w workshop/sample-shop` writes them', () => {
  expect(read('public/samples/catalogue.xml')).toBe(writeFeed(range))
  expect(read('public/samples/editorial.json')).toBe(writeEditorial(composeEditorial()))
})

test('a board shows only pieces that there are', () => {
  for (const { folder, pieces: shown } of boards)
    expect(
      shown.filter((id) => !pieces.has(id)),
      folder,
    ).toEqual([])
})

test('every board was painted from the pictures that there are; `npm run samples -w workshop/sample-shop` paints them', () => {
  const painted: unknown = JSON.parse(read('scripts/sample-shop/data/boards.json'))
  expect(Object.fromEntries(boards.map((plan) => [plan.folder, digestOf(plan, pieces)]))).toEqual(painted)
})

test.each(boards)('$folder has its pictures, in every size and no other', async ({ folder, aspect }) => {
  const files = widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
  expect(readdirSync(published(`samples/${folder}`)).toSorted()).toEqual(files.toSorted())
  for (const file of files) {
    const { width, height } = await sharp(published(`samples/${folder}/${file}`)).metadata()
    expect(width / height).toBeCloseTo(aspect, 2)
    expect(file).toContain(String(width))
  }
})

test('no board is left of a plan that is gone', () => {
  const known = new Set(boards.map(({ folder }) => folder))
  for (const kind of ['presets', 'posts', 'collections'])
    for (const name of readdirSync(published(`samples/${kind}`))) expect(known).toContain(`${kind}/${name}`)
})
