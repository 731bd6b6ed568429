import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { categoryShares } from '../../src/shared/alike/categories.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { encode, likeness } from '../../src/shared/alike/code.ts'
import { describeFile, fileOf, samples, shippedWeights } from './samples.ts'

const side = 130
const shown = 8
const rowsOfSamples = 16

/** Draws a row for each picture of `folder`, or for some sample pieces: what was asked, and the most alike of the sample shop. */
export async function drawSheet(out: string, folder: string | undefined) {
  const weights = await shippedWeights()
  const start = performance.now()
  const shop = []
  for (const sample of samples)
    shop.push({ ...sample, file: fileOf(sample), vector: await describeFile(fileOf(sample), weights) })
  console.log(`${((performance.now() - start) / shop.length).toFixed(1)} ms a picture`)
  const asked = folder
    ? (await readdir(folder)).sort().map((name) => join(folder, name))
    : shop.filter((_, at) => at % Math.ceil(shop.length / rowsOfSamples) === 0).map(({ file }) => file)
  const tiles: { file: string; row: number; column: number; likeness: number }[] = []
  for (const [row, file] of asked.entries()) {
    const vector = await describeFile(file, weights)
    const shares = categoryShares(vector, weights)
    const found = shop
      .filter((one) => one.file !== file)
      .map((one) => ({
        file: one.file,
        likeness:
          likeness(vector, encode(one.vector)) +
          0.25 * shares[productCategories.findIndex((name) => name === one.category)],
      }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, shown)
    console.log(file.split('/').slice(-2).join('/'), found.map((one) => one.likeness.toFixed(2)).join(' '))
    tiles.push({ file, row, column: 0, likeness: 1 })
    found.forEach((one, at) => tiles.push({ ...one, row, column: at + 1 }))
  }
  const drawn = await Promise.all(
    tiles.map(async ({ file, row, column }) => ({
      input: await sharp(file)
        .rotate()
        .resize(side - 6, side - 6, { fit: 'contain', background: '#f4eee8' })
        .flatten({ background: '#f4eee8' })
        .png()
        .toBuffer(),
      left: column * side + (column > 0 ? 12 : 0),
      top: row * side,
    })),
  )
  await sharp({
    create: {
      width: (shown + 1) * side + 12,
      height: asked.length * side,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(drawn)
    .png()
    .toFile(out)
}
