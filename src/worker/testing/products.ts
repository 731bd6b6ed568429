import { env } from 'cloudflare:test'
import { products } from '../catalogue/schema.ts'
import { openDb } from '../lib/db.ts'
import { randomText } from '../lib/ids.ts'
import { outfitPosts } from '../outfits/schema.ts'

type NewProduct = Partial<typeof products.$inferInsert>

let count = 0

/** A product as an import leaves it: in stock, with a price and a picture, everything else by `overrides`. */
export const newProduct = (overrides: NewProduct = {}): typeof products.$inferInsert => {
  const id = randomText(16)
  return {
    id,
    feedId: 'test',
    itemId: id,
    brand: 'Maison Test',
    name: `Linen shirt ${++count}`,
    category: 'tops',
    colour: 'white',
    colourFamily: 'white',
    priceCents: 5900,
    currency: 'USD',
    availability: 'in_stock',
    productUrl: `https://shop.example/${id}`,
    imageUrl: `https://shop.example/${id}.jpg`,
    contentHash: id,
    importId: 'test',
    createdAt: new Date(),
    updatedAt: new Date(),
    ...overrides,
  }
}

export async function createProducts(list: NewProduct[]) {
  const db = openDb(env.DB)
  const rows = list.map(newProduct)
  // A batch takes so many statements, a statement so many values.
  for (let i = 0; i < rows.length; i += 100) {
    const [first, ...others] = rows.slice(i, i + 100).map((row) => db.insert(products).values(row))
    await db.batch([first, ...others])
  }
  return rows
}

export const createProduct = async (overrides: NewProduct = {}) => (await createProducts([overrides]))[0]

export async function createPost(overrides: Partial<typeof outfitPosts.$inferInsert> = {}) {
  const post: typeof outfitPosts.$inferInsert = {
    id: randomText(10),
    title: 'Evening Elegance',
    description: 'Dark velvet and a lamp.',
    occasion: 'events',
    thumbnailUrl: '/samples/boards/evening-elegance/640.webp',
    aspect: 0.75,
    productIds: [],
    position: 0,
    createdAt: new Date(),
    ...overrides,
  }
  await openDb(env.DB).insert(outfitPosts).values(post)
  return post
}
