import { and, eq, notInArray } from 'drizzle-orm'
import type { CollectionRule, Editorial } from '#shared/editorial.ts'
import { refreshList, type Store } from '../../catalogue/cached-list.ts'
import { collectionPieces, gatherByRule } from '../../catalogue/collections.ts'
import { collections } from '../../catalogue/schema.ts'
import { inList } from '../../lib/in-list.ts'
import { firstPosition } from '../../outfits/presets.ts'

/** What each of the editors' collections gathers where nobody has chosen its pieces. */
const rules: Record<string, CollectionRule> = {
  'the-november-coat': { categories: ['outerwear'] },
  'office-hours': { occasions: ['workwear'] },
  'weekend-unhurried': { occasions: ['casual-day'] },
  'somewhere-warm': { occasions: ['vacation'] },
  'party-season': { occasions: ['special-event', 'date-night'] },
}

/** A tile that leads to less is no collection. */
const fewest = 6

/** Makes tiles by rule, with the titles that the editors gave and with a picture of a piece, each of another. */
export async function renewCollections(store: Store, { collections: planned }: Editorial) {
  const { db } = store
  const tiles: (typeof collections.$inferInsert)[] = []
  for (const [slug, rule] of Object.entries(rules)) {
    const named = planned.find((one) => one.slug === slug)
    const pieces = await gatherByRule(store, rule)
    const shown = pieces.find(({ image_url }) => tiles.every(({ imageUrl }) => imageUrl !== image_url))
    if (!named || !shown || pieces.length < fewest) continue
    const { title, description } = named
    const position = firstPosition.rules + tiles.length
    tiles.push({ slug, title, description, kind: 'editorial', imageUrl: shown.image_url, rule, position })
  }
  const slugs = tiles.map(({ slug }) => slug)
  const [removed] = await db.batch([
    db
      .delete(collections)
      .where(and(eq(collections.origin, 'rules'), notInArray(collections.slug, inList(slugs))))
      .returning({ slug: collections.slug }),
    ...tiles.map((tile) =>
      db
        .insert(collections)
        .values({ ...tile, origin: 'rules' })
        .onConflictDoUpdate({
          target: collections.slug,
          set: tile,
          // A collection of this name that somebody made by hand stays.
          setWhere: eq(collections.origin, 'rules'),
        }),
    ),
  ])
  for (const { slug } of removed) await refreshList(store, collectionPieces(slug))
}
