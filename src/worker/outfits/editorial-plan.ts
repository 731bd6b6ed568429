import { and, eq, inArray, isNull, not, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { editorial, type Editorial, type EditorialOrigin } from '#shared/editorial.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { openCatalogue, type CatalogueDb } from '../lib/db.ts'
import { logEvent } from '../lib/log.ts'
import { firstPosition, presetStatements, refreshPresetLists } from './presets.ts'
import { outfitPosts, outfitTemplates } from './schema.ts'
import { garmentOf, maxPieces } from './try-on-pieces.ts'
import { collectionPieces } from '../catalogue/collections.ts'
import { displayPrice } from '../catalogue/present.ts'
import { collections, products } from '../catalogue/schema.ts'
import { refreshList } from '../catalogue/cached-list.ts'

const sampleFeed = 'sample'

type Bindings = { CATALOGUE_DB: D1Database; CACHE: KVNamespace; ASSETS?: Pick<Fetcher, 'fetch'> }

/** The editors' plan for the sample shop. */
export async function readBundled(assets: Bindings['ASSETS']): Promise<Editorial> {
  const answer = await assets?.fetch('https://assets.local/samples/editorial.json')
  if (!answer?.ok) throw new Error(`the sample editorial is not there: ${answer?.status}`)
  return v.parse(editorial, await answer.json())
}

const findPieces = (db: CatalogueDb, feedId: string) =>
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
      material: products.material,
      colourFamily: products.colourFamily,
    })
    .from(products)
    .where(eq(products.feedId, feedId))

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
  const dressed = worn.flatMap(garmentOf)
  if (dressed.length < garments.length) return null
  const beside = find(objects)
  const thumbnailUrl = preset.thumbnailUrl || (dressed[0]?.image ?? '')
  return {
    ...preset,
    thumbnailUrl,
    items: [...worn, ...beside].map(shopItemOf),
    // With the shoes and the bag, as far as her photo shows where they go.
    garments: [...dressed, ...beside.flatMap(garmentOf)].slice(0, maxPieces),
  }
}

const isImported = sql`${collections.rule} ->> '$.feedId' is not null`

/**
 * Removes the sample's editorial together with its feed. Imported collections, an operator's own editorial and published
 * outfits of shoppers stay.
 */
export async function clearEditorial(env: Pick<Bindings, 'CATALOGUE_DB' | 'CACHE'>) {
  const db = openCatalogue(env.CATALOGUE_DB)
  const store = { db, cache: env.CACHE }
  const [cleared] = await db.batch([
    db
      .delete(collections)
      .where(and(not(isImported), eq(collections.origin, 'sample')))
      .returning({ slug: collections.slug }),
    db.delete(outfitPosts).where(and(isNull(outfitPosts.userId), eq(outfitPosts.origin, 'sample'))),
    ...presetStatements(db, []),
  ])
  await refreshPresetLists(store)
  // The refresh job no longer lists them by name.
  for (const { slug } of cleared) await refreshList(store, collectionPieces(slug))
}

type Source = {
  /** The plan, where it is not the bundled one. */
  given?: unknown
  origin?: Exclude<EditorialOrigin, 'office' | 'rules'>
  /** The feed whose ids the plan names. */
  feedId?: string
}

/**
 * Loads what editors make of a feed, of the sample feed unless something else is given: collections, presets, Explore's
 * own outfits and the studio's templates, in one batch. Throws for an invalid plan. Composed entries make room, and are
 * composed anew by the next refresh.
 */
export async function loadEditorial(
  env: Bindings,
  { given, origin = 'sample', feedId = sampleFeed }: Source = {},
) {
  const plan = given === undefined ? await readBundled(env.ASSETS) : v.parse(editorial, given)
  const db = openCatalogue(env.CATALOGUE_DB)
  const pieces = await findPieces(db, feedId)
  const { find, missing } = createFinder(pieces)
  const idsOf = (itemIds: string[]) => find(itemIds).map(({ id }) => id)
  const presets = plan.presets.flatMap((preset) => presetOf(preset, find) ?? [])
  const createdAt = new Date()
  const slugs = plan.collections.map(({ slug }) => slug)
  const places = [origin, 'rules'] as const
  // The tile of an imported collection stays, unless the plan has one of the same name.
  const isReplaced = and(
    inArray(collections.origin, places),
    or(not(isImported), inArray(collections.slug, slugs)),
  )
  await db.batch([
    db.delete(collections).where(isReplaced),
    ...plan.collections.map(({ pinned, ...collection }, at) =>
      db
        .insert(collections)
        .values({ ...collection, pinned: idsOf(pinned), origin, position: firstPosition[origin] + at })
        .onConflictDoNothing(),
    ),
    // Published outfits of shoppers stay.
    db.delete(outfitPosts).where(and(isNull(outfitPosts.userId), inArray(outfitPosts.origin, places))),
    ...plan.posts.map(({ items, ...post }, at) => {
      const thumbnailUrl = post.thumbnailUrl || (find(items)[0]?.imageUrl ?? '')
      const position = firstPosition[origin] + at
      return db
        .insert(outfitPosts)
        .values({ ...post, thumbnailUrl, productIds: idsOf(items), origin, position, createdAt })
        .onConflictDoNothing()
    }),
    // An operator's plan may leave the templates as they are.
    ...(plan.templates.length > 0 || origin === 'sample' ? templateStatements(db, plan.templates) : []),
    ...presetStatements(db, presets, origin),
  ])
  await refreshPresetLists({ db, cache: env.CACHE })
  if (missing.size) logEvent('editorial_pieces_missing', { items: [...missing] })
  return { presets: presets.length, missing: [...missing] }
}

/** The statements that replace the studio's templates, for one batch. */
export const templateStatements = (db: CatalogueDb, templates: Editorial['templates']) => [
  db.delete(outfitTemplates),
  ...templates.map((template, position) => db.insert(outfitTemplates).values({ ...template, position })),
]
