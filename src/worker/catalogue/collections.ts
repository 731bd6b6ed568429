import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ProductOccasion } from '#shared/product-categories.ts'
import type { Product } from '#shared/product.ts'
import { presentProduct, presentWithoutLink } from './present.ts'
import { findProducts, listPopular } from './queries.ts'
import { collections, products, type CollectionRule } from './schema.ts'
import { readShelf, type Store } from './shelf.ts'

type Collection = typeof collections.$inferSelect

const mostProducts = 60

/** The stylist's calls answer for any catalogue, also for one that nobody has sorted into collections. */
const rulesOfCalls: Record<string, CollectionRule> = {
  workwear: { occasions: ['workwear'] },
  vacation: { occasions: ['vacation'] },
  'date-night': { occasions: ['date-night'] },
  'casual-day': { occasions: ['casual-day'] },
  'shoes-summer': { categories: ['shoes'], seasons: ['summer', 'all'] },
  'shoes-fall-winter': { categories: ['shoes'], seasons: ['winter', 'all'] },
}

const nothing: Omit<Collection, 'slug' | 'rule'> = {
  title: '',
  description: '',
  kind: 'call',
  isPremium: false,
  imageUrl: '',
  pinned: [],
  position: 0,
}

function isFor(_occasions: ProductOccasion[]): SQL | undefined {
  return undefined
}

const fits = (rule: CollectionRule) =>
  and(
    rule.feedId ? eq(products.feedId, rule.feedId) : undefined,
    rule.categories && inArray(products.category, rule.categories),
    rule.occasions && isFor(rule.occasions),
    rule.seasons && inArray(products.season, rule.seasons),
    rule.colourFamilies && inArray(products.colourFamily, rule.colourFamilies),
    rule.brands && inArray(products.brand, rule.brands),
  )

async function findCollection(db: Store['db'], slug: string): Promise<Collection | null> {
  const [row] = await db.select().from(collections).where(eq(collections.slug, slug))
  if (row) return row
  return slug in rulesOfCalls ? { slug, rule: rulesOfCalls[slug], ...nothing } : null
}

async function stockCollection({ db }: Store, slug: string): Promise<Product[] | null> {
  const collection = await findCollection(db, slug)
  if (!collection) return null
  const pinned = await findProducts(db, collection.pinned)
  const ruled = collection.rule ? await listPopular(db, fits(collection.rule), mostProducts) : []
  const rows = [...new Map([...pinned, ...ruled].map((row) => [row.id, row])).values()]
  return rows
    .filter(({ goneAt }) => !goneAt)
    .slice(0, mostProducts)
    .map(collection.isPremium ? presentWithoutLink : presentProduct)
}

/** Null when there is no such collection. */
export const readCollection = (store: Store, slug: string) =>
  readShelf(store.cache, `collection:${slug}`, () => stockCollection(store, slug))

async function stockList(store: Store) {
  const rows = await store.db
    .select()
    .from(collections)
    .where(eq(collections.kind, 'editorial'))
    .orderBy(asc(collections.position))
  return Promise.all(
    rows.map(async ({ slug, title, description, imageUrl, isPremium }) => ({
      slug,
      title,
      description,
      image_url: imageUrl,
      is_premium: isPremium,
      product_count: (await stockCollection(store, slug))?.length ?? 0,
    })),
  )
}

/** The editorial collections, as their tiles show them. */
export const listCollections = (store: Store) => readShelf(store.cache, 'collections', () => stockList(store))
