import { env } from 'cloudflare:test'
import { sizeWordsOf } from '#shared/sizes/size-words.ts'
import { firstIn } from '#shared/testing/first.ts'
import { products } from '../catalogue/schema.ts'
import { openCatalogue } from '../lib/db.ts'
import { randomText } from '../lib/ids.ts'
import { outfitPosts } from '../outfits/schema.ts'

export type Overrides = Partial<typeof products.$inferInsert>

/** A linen shirt with a unique feed, as an import leaves it. */
function newProduct(overrides: Overrides) {
  const id = randomText(16)
  const shop = `https://${id}.example`
  const { category = 'tops', department = 'women', sizeSystem = null, sizes = [] } = overrides
  return {
    id,
    feedId: 'test',
    itemId: id,
    brand: 'Maison Lin',
    name: 'Linen shirt',
    category,
    sizeWords: sizeWordsOf({ category, department, sizeSystem, sizes }).join(' '),
    priceCents: 5900,
    currency: 'USD',
    availability: 'in_stock' as const,
    productUrl: `${shop}/shirt?colour=white`,
    imageUrl: `${shop}/shirt.jpg`,
    contentHash: id,
    importId: 'test',
    createdAt: new Date(),
    updatedAt: new Date(),
    ...overrides,
  }
}

export async function createProduct(overrides: Overrides = {}) {
  const product = newProduct(overrides)
  const row = firstIn(await openCatalogue(env.CATALOGUE_DB).insert(products).values(product).returning())
  return { ...row, host: new URL(row.productUrl, 'https://none.example').hostname }
}

/** Creates these products, in this order. */
export async function createProducts(list: Overrides[]) {
  const created = []
  for (const overrides of list) created.push(await createProduct(overrides))
  return created
}

/** Creates an outfit of Explore. */
export async function createPost(overrides: Partial<typeof outfitPosts.$inferInsert> = {}) {
  const post = {
    id: randomText(10),
    title: 'Evening Elegance',
    description: 'Dark velvet and a lamp.',
    occasion: 'events' as const,
    thumbnailUrl: '/samples/boards/evening-elegance/640.webp',
    aspect: 0.75,
    productIds: [],
    position: 0,
    createdAt: new Date(),
    ...overrides,
  }
  await openCatalogue(env.CATALOGUE_DB).insert(outfitPosts).values(post)
  return post
}
