import { and, eq, ne } from 'drizzle-orm'
import { productCategories } from '#shared/product-categories.ts'
import type { Db } from '../lib/db.ts'
import { presentProduct } from './present.ts'
import { listPopular } from './queries.ts'
import { products } from './schema.ts'

const mostProducts = 24

/** What the stylist shows in her chat: the fields are the specification's. */
export async function listChatProducts(db: Db, asked: { category: string; occasion: string }) {
  const category = productCategories.find((one) => one === asked.category.toLowerCase())
  const rows = await listPopular(
    db,
    and(category && eq(products.category, category), ne(products.availability, 'out_of_stock')),
    mostProducts,
  )
  return rows.map(presentProduct).map(({ id, title, brand, price, image_url, product_url }) => ({
    id,
    name: title,
    brand,
    price,
    image: image_url,
    link: product_url,
  }))
}
