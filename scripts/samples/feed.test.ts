import { describe, expect, test } from 'vitest'
import { categoryOfTitle } from '#shared/product-rules.ts'
import { readFeed } from '#worker/catalogue/feeds/read-feed.ts'
import { availabilities, salePrices } from './editorial/merchandise.ts'
import { writeFeed } from './feed.ts'
import { isGarment } from '#worker/studio/board/real-size.ts'
import { readRange } from './range.ts'

const range = readRange()

async function readWritten(xml: string) {
  const bytes = Buffer.from(xml)
  const plain = {
    size: bytes.length,
    read: async (from: number, length: number) => bytes.subarray(from, from + length),
  }
  const context = {
    isSample: true,
    shop: null,
    origin: null,
    currency: null,
    needsPrice: true,
    now: Date.now(),
  }
  const products = []
  const refusals = []
  for await (const stretch of readFeed(plain, null, context)) {
    products.push(...stretch.products)
    refusals.push(...stretch.refusals)
  }
  return { products, refusals }
}

describe('the sample feed, read by the importer', async () => {
  const { products, refusals } = await readWritten(writeFeed(range))
  const byId = new Map(products.map((product) => [product.itemId, product]))

  test('loses no row', () => {
    expect(refusals).toEqual([])
    expect(products.map(({ itemId }) => itemId).toSorted()).toEqual(range.map(({ id }) => id).toSorted())
  })

  test('the newest twelve, which lists begin with, are of eight kinds at least', () => {
    expect(new Set(products.slice(-12).map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
  })

  test.each(range)('$id says of itself what the range says', (piece) => {
    const sale = salePrices[piece.id]
    expect(byId.get(piece.id)).toMatchObject({
      groupId: piece.groupId,
      brand: piece.brand,
      name: piece.name,
      description: piece.description,
      category: piece.category,
      department: 'women',
      colour: piece.colour,
      colourFamily: piece.colourFamily,
      material: piece.material,
      sizes: piece.sizes,
      occasions: piece.occasions,
      season: piece.season,
      priceCents: sale ?? piece.priceCents,
      listPriceCents: sale ? piece.priceCents : null,
      currency: 'USD',
      availability: availabilities[piece.id] ?? 'in_stock',
      productUrl: `/sample-shop/${piece.id}`,
      imageUrl: piece.pictures[2].webp,
      additionalImages: [...piece.extra, ...(piece.video ? [piece.video] : [])],
      dominantColour: piece.dominantColour,
      garmentCategory: isGarment(piece.category) ? piece.category : null,
      landmarks: piece.landmarks ?? null,
    })
  })

  test('its titles alone would sort it the same way', () => {
    const sorted = range.map(({ brand, name, category }) => ({
      name,
      category,
      byTitle: categoryOfTitle(`${brand} | ${name}`),
    }))
    expect(sorted.filter(({ category, byTitle }) => category !== byTitle)).toEqual([])
  })
})

test('a title with signs of XML in it comes back as it was', async () => {
  const [first] = range
  const name = 'Tee & "More" for 5 > 3 and 2 < 4'
  const { products } = await readWritten(writeFeed([{ ...first, name, description: `${name}.` }]))
  expect(products[0].name).toBe(name)
  expect(products[0].description).toBe(`${name}.`)
})
