import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { presentProduct, stylistFacts } from './present.ts'
import { findProducts, isOpen, listCandidates } from './queries.ts'
import { findPlacement, place, readPlacements, type Placed } from './placements.ts'
import { collections, products, type CollectionRule } from './schema.ts'
import type { CachedList, Store } from './cached-list.ts'
import { spread } from './spread-list.ts'

type Collection = Omit<typeof collections.$inferSelect, 'slug' | 'kind' | 'position' | 'origin'>

const maxProducts = 60

/** Collections that the stylist's calls need for any catalogue, even without editorial ones. */
const calls = new Map<string, CollectionRule>([
  ['workwear', { occasions: ['workwear'] }],
  ['vacation', { occasions: ['vacation'] }],
  ['date-night', { occasions: ['date-night'] }],
  ['casual-day', { occasions: ['casual-day'] }],
  ['shoes-summer', { categories: ['shoes'], seasons: ['summer', 'all'] }],
  ['shoes-fall-winter', { categories: ['shoes'], seasons: ['winter', 'all'] }],
])

const unsorted: Collection = {
  title: '',
  description: '',
  isPremium: false,
  imageUrl: '',
  pinned: [],
  rule: null,
}

export const isFor = (occasions: ProductOccasion[]): SQL =>
  sql`exists (select 1 from json_each(${products.occasions}) where value in ${occasions})`

const fits = (rule: CollectionRule) =>
  and(
    rule.feedId ? eq(products.feedId, rule.feedId) : undefined,
    rule.categories && inArray(products.category, rule.categories),
    rule.occasions && isFor(rule.occasions),
    rule.seasons && inArray(products.season, rule.seasons),
    rule.colourFamilies && inArray(products.colourFamily, rule.colourFamilies),
    rule.brands && inArray(products.brand, rule.brands),
  )

async function findCollection({ db }: Store, slug: string): Promise<Collection | null> {
  const [row] = await db.select().from(collections).where(eq(collections.slug, slug))
  const rule = calls.get(slug)
  return row ?? (rule ? { ...unsorted, rule } : null)
}

/** The pinned products first, then those of the rule, mixed. */
async function gather({ db }: Store, { pinned, rule, isPremium }: Collection): Promise<Product[]> {
  const isGathered = rule && (isPremium ? fits(rule) : and(fits(rule), isOpen))
  const gathered = isGathered ? spread(await listCandidates(db, isGathered), { most: maxProducts }) : []
  const rows = await findProducts(db, [...pinned, ...gathered.map(({ id }) => id)])
  return rows
    .filter(({ goneAt }) => !goneAt)
    .slice(0, maxProducts)
    .map((row) => ({ ...presentProduct(row), ...stylistFacts(row) }))
}

/** What a rule gathers that is open to everybody, mixed. */
export const gatherByRule = (store: Store, rule: CollectionRule) => gather(store, { ...unsorted, rule })

/** Loads null when there is no such collection. */
export const collectionPieces = (slug: string): CachedList<Placed<{ products: Product[] }> | null> => ({
  name: `collection:${slug}`,
  async load(store) {
    const collection = await findCollection(store, slug)
    if (!collection) return null
    const placement = await findPlacement(store.db, 'collection', slug)
    return { products: await gather(store, collection), ...(placement && { placement }) }
  },
})

type Tile = {
  slug: string
  title: string
  description: string
  image_url: string
  is_premium: boolean
  product_count: number
}

/** The editorial collections, as their tiles show them. */
export const collectionList: CachedList<Placed<Tile>[]> = {
  name: 'collections',
  async load(store) {
    const rows = await store.db
      .select()
      .from(collections)
      .where(eq(collections.kind, 'editorial'))
      .orderBy(asc(collections.position), asc(collections.slug))
    const tiles = await Promise.all(
      rows.map(async (row): Promise<Tile> => ({
        slug: row.slug,
        title: row.title,
        description: row.description,
        image_url: row.imageUrl,
        is_premium: row.isPremium,
        product_count: (await gather(store, row)).length,
      })),
    )
    return place(await readPlacements(store.db, 'collection'), tiles, ({ slug }) => slug)
  },
}

/** The slugs of every collection that can be requested. */
export async function listSlugs({ db }: Store) {
  const rows = await db.select({ slug: collections.slug }).from(collections)
  return [...new Set([...calls.keys(), ...rows.map(({ slug }) => slug)])]
}
