import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { becomes, makeProduct, renderAt } from '#client/testing/shop.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { keepSizes } from './her-sizes.ts'
import { ProductCard } from './product-card.tsx'

beforeAll(() => loadMessages('common', 'catalogue', 'hearts'))
beforeEach(() => becomes('visitor'))

/** The line of a card below its name. */
async function lineOf(own: Partial<Product>) {
  const product = makeProduct({ most_price_cents: 9900, colour_count: 3, ...own })
  await renderAt('/', <ProductCard product={product} place="search" sizes="10rem" />)
  return [...(document.querySelector('h3 + p')?.children ?? [])].map(({ textContent }) => textContent)
}

test('a card says where prices begin, and in how many colours the piece is sold', async () => {
  expect(await lineOf({})).toEqual(['from $89', '3 colors'])
  expect(await lineOf({ colour_count: undefined, most_price_cents: undefined })).toEqual(['$89'])
})

test('that a piece does not come in her size is said in place of its colours, and only where it is known', async () => {
  keepSizes({ letter: 'm' })
  expect(await lineOf({ sizes: ['S', 'M'] })).toEqual(['from $89', '3 colors'])
  expect(await lineOf({ sizes: ['S', 'XL'] })).toEqual(['from $89', 'Not in your size'])
  for (const sizes of [['36', '38'], ['One size'], []])
    expect(await lineOf({ sizes })).toEqual(['from $89', '3 colors'])
})
