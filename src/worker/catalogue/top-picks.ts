import { ne } from 'drizzle-orm'
import type { Product } from '#shared/product.ts'
import { presentProduct } from './present.ts'
import { listPopular } from './queries.ts'
import { products } from './schema.ts'
import { readShelf, type Store } from './shelf.ts'

const mostPicks = 24
const mostHandpicked = 12

const stockPicks = async ({ db }: Store, limit: number): Promise<Product[]> =>
  (await listPopular(db, ne(products.availability, 'out_of_stock'), limit)).map(presentProduct)

export const listTopPicks = (store: Store) =>
  readShelf(store.cache, 'top-picks', () => stockPicks(store, mostPicks))

export const listHandpicked = (store: Store) =>
  readShelf(store.cache, 'handpicked', () => stockPicks(store, mostHandpicked))
