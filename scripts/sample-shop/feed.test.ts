import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#scripts/local/paths.ts'
import { bagOf } from '#shared/bag-of-product.ts'
import type { ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { categoryOfTitle } from '@cabine/sophia/languages/en/title-rules.ts'
import { shoeOf } from '#shared/shoe-of-product.ts'
import { nth } from '#shared/testing/first.ts'
import { readFeed } from '#worker/feeds/read-feed.ts'
import { isGarment } from '#worker/outfits/boards/real-size.ts'
import { readRange } from './range.ts'

const range = readRange()

const published = readFileSync(join(root, 'public/samples/catalogue.xml'))
const items = new Map(
  published
    .toString()
    .split('<item>')
    .slice(1)
    .map((item) => [saidIn(item, 'g:id'), item]),
)

/** What an item says under a name, in the feed's own words. */
function saidIn(item: string | undefined, name: string) {
  return item?.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1]
}

const centsOf = (money: string) => Math.round(Number(money.replace(' USD', '')) * 100)

async function readPublished(bytes: Buffer) {
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

/** Clothes are, and of shoes and bags the kinds that are drawn. */
const isWorn = ({ category, name }: { category: ProductCategory; name: string }) =>
  isGarment(category) ||
  (category === 'shoes' && shoeOf(name, '') !== null) ||
  (category === 'bags' && bagOf(name) !== null)

describe('the sample feed, read by the importer', async () => {
  const { products, refusals } = await readPublished(published)
  const byId = new Map(products.map((product) => [product.itemId, product]))

  test('loses no row', () => {
    expect(refusals).toEqual([])
    expect(products.map(({ itemId }) => itemId).toSorted()).toEqual(range.map(({ id }) => id).toSorted())
  })

  test('the newest twelve, which lists begin with, are of eight kinds at least', () => {
    expect(new Set(products.slice(-12).map(({ category }) => category)).size).toBeGreaterThanOrEqual(8)
  })

  test.each(range)('$id says of itself what the range says', (piece) => {
    const item = items.get(piece.id)
    const sale = saidIn(item, 'g:sale_price')
    expect(byId.get(piece.id)).toMatchObject({
      groupId: piece.groupId,
      brand: piece.brand,
      name: piece.name,
      description: piece.description,
      category: piece.category,
      department: piece.department ?? 'women',
      colour: piece.colour,
      colourFamily: piece.colourFamily,
      material: piece.material,
      sizes: piece.sizes,
      occasions: piece.occasions,
      season: piece.season,
      priceCents: sale ? centsOf(sale) : piece.priceCents,
      listPriceCents: sale ? piece.priceCents : null,
      currency: 'USD',
      availability: saidIn(item, 'g:availability'),
      productUrl: `/sample-shop/${piece.id}`,
      imageUrl: nth(piece.pictures, 2).webp,
      additionalImages: [...piece.extra, ...(piece.video ? [piece.video] : [])],
      dominantColour: piece.dominantColour,
      garmentCategory: isWorn(piece) ? piece.category : null,
      landmarks: piece.landmarks ?? null,
      sewnUrl: piece.sewn ?? null,
      sizeChart: isGarment(piece.category)
        ? piece.sizes.map((name) => expect.objectContaining({ name }))
        : null,
    })
  })

  test('about one piece in twelve is reduced, and nothing by less than a tenth', () => {
    const reduced = products.filter(({ listPriceCents }) => listPriceCents !== null)
    expect(reduced.length / products.length).toBeGreaterThan(0.05)
    expect(reduced.length / products.length).toBeLessThan(0.12)
    for (const { itemId, priceCents, listPriceCents } of reduced)
      expect(priceCents, itemId).toBeLessThanOrEqual((listPriceCents ?? 0) * 0.9)
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
