import { eq, inArray, isNull, not, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { editorial, type Editorial } from '#shared/editorial.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { openCatalogue, type CatalogueDb } from '../lib/db.ts'
import { logEvent } from '../lib/log.ts'
import { presetStatements, refreshPresetLists } from '../outfits/presets.ts'
import { outfitPosts, outfitTemplates } from '../outfits/schema.ts'
import { collectionPieces } from './collections.ts'
import { displayPrice } from './present.ts'
import { collections, products } from './schema.ts'
import { refreshList } from './cached-list.ts'

const sampleFeed = 'sample'

type Bindings = { CATALOGUE_DB: D1Database; CACHE: KVNamespace; ASSETS?: Pick<Fetcher, 'fetch'> }

async function readBundled(assets: Bindings['ASSETS']): Promise<unknown> {
  const answer = await assets?.fetch('https://assets.local/samples/editorial.json')
  if (!answer?.ok) throw new Error(`the sample editorial is not there: ${answer?.status}`)
  return answer.json()
}

const findPieces = (db: CatalogueDb) =>
  db
    .select({
      id: products.id,
      itemId: products.itemId,
      name: products.name,
      brand: products.brand,
      category: products.category,
      priceCents: products.priceCents,
      currency: products.currency,
      availability: products.availability,
      imageUrl: products.imageUrl,
      garmentCategory: products.garmentCategory,
      landmarks: products.landmarks,
      sewnUrl: products.sewnUrl,
    })
    .from(products)
    .where(eq(products.feedId, sampleFeed))

type Piece = Awaited<ReturnType<typeof findPieces>>[number]

/** Finds products by the feed's ids; missing ones are left out and noted. */
function createFinder(pieces: Piece[]) {
  const known = new Map(pieces.map((piece) => [piece.itemId, piece]))
  const missing = new Set<string>()
  const find = (itemIds: string[]) =>
    itemIds.flatMap((itemId) => {
      const piece = known.get(itemId)
      if (!piece) missing.add(itemId)
      return piece ?? []
    })
  return { find, missing }
}
type Find = ReturnType<typeof createFinder>['find']

const shopItemOf = (piece: Piece): OutfitPreset['items'][number] => ({
  id: piece.id,
  name: piece.name,
  brand: piece.brand,
  category: piece.category,
  price: displayPrice(piece),
  image: piece.imageUrl,
  url: '',
})

/** Null where a garment is missing, because half an outfit would be another outfit under the same name. */
function presetOf(
  { garments, objects, ...preset }: Editorial['presets'][number],
  find: Find,
): OutfitPreset | null {
  const worn = find(garments)
  const dressed = worn.flatMap(({ imageUrl, garmentCategory, landmarks, sewnUrl }) =>
    garmentCategory
      ? [
          {
            image: imageUrl,
            category: garmentCategory,
            landmarks: landmarks ?? undefined,
            sewn: sewnUrl ?? undefined,
          },
        ]
      : [],
  )
  if (dressed.length < garments.length) return null
  return { ...preset, items: [...worn, ...find(objects)].map(shopItemOf), garments: dressed }
}

const isImported = sql`${collections.rule} ->> '$.feedId' is not null`

/** Removes the editorial together with its feed. Imported collections and published outfits of shoppers stay. */
export async function clearEditorial(env: Pick<Bindings, 'CATALOGUE_DB' | 'CACHE'>) {
  const db = openCatalogue(env.CATALOGUE_DB)
  const store = { db, cache: env.CACHE }
  const [cleared] = await db.batch([
    db.delete(collections).where(not(isImported)).returning({ slug: collections.slug }),
    db.delete(outfitPosts).where(isNull(outfitPosts.userId)),
    ...presetStatements(db, []),
  ])
  await refreshPresetLists(store)
  // The refresh job no longer lists them by name.
  for (const { slug } of cleared) await refreshList(store, collectionPieces(slug))
}

/**
 * Loads what editors make of the sample feed: collections, presets, Explore's own outfits and the studio's templates,
 * in one batch. Throws for an invalid plan. `given` replaces the bundled plan where there are no assets to read it
 * from.
 */
export async function loadEditorial(env: Bindings, given?: unknown) {
  const plan = v.parse(editorial, given ?? (await readBundled(env.ASSETS)))
  const db = openCatalogue(env.CATALOGUE_DB)
  const { find, missing } = createFinder(await findPieces(db))
  const idsOf = (itemIds: string[]) => find(itemIds).map(({ id }) => id)
  const presets = plan.presets.flatMap((preset) => presetOf(preset, find) ?? [])
  const createdAt = new Date()
  const slugs = plan.collections.map(({ slug }) => slug)
  // The tile of an imported collection stays, unless the plan has one of the same name.
  const isPlanned = or(not(isImported), inArray(collections.slug, slugs))
  await db.batch([
    db.delete(collections).where(isPlanned),
    ...plan.collections.map(({ pinned, ...collection }, position) =>
      db.insert(collections).values({ ...collection, pinned: idsOf(pinned), position }),
    ),
    // Published outfits of shoppers stay.
    db.delete(outfitPosts).where(isNull(outfitPosts.userId)),
    ...plan.posts.map(({ items, ...post }, position) =>
      db.insert(outfitPosts).values({ ...post, productIds: idsOf(items), position, createdAt }),
    ),
    db.delete(outfitTemplates),
    ...plan.templates.map((template, position) =>
      db.insert(outfitTemplates).values({ ...template, position }),
    ),
    ...presetStatements(db, presets),
  ])
  await refreshPresetLists({ db, cache: env.CACHE })
  if (missing.size) logEvent('editorial_pieces_missing', { items: [...missing] })
  return { presets: presets.length, missing: [...missing] }
}
