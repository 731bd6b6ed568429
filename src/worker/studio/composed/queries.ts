import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { templateOfComposed } from '#shared/composed-outfit-id.ts'
import { departments, type Department } from '@cabine/sophia/vocabulary/product-categories.ts'
import { byPopularity, isOnSale, isPresentable } from '../../catalogue/queries.ts'
import { feeds, products } from '../../catalogue/schema.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { outfitPosts, outfitPresets } from '../../outfits/schema.ts'
import type { ComposedOutfit } from './composed-outfit.ts'

/** Whether the sample shop is open, which has editors of its own. */
export async function isSampleThere(db: CatalogueDb) {
  const rows = await db.select({ id: feeds.id }).from(feeds).where(eq(feeds.isSample, true)).limit(1)
  return rows.length > 0
}

/** What the rules have composed so far. */
export async function listLooks(db: CatalogueDb): Promise<ComposedOutfit[]> {
  const [presets, posts] = await db.batch([
    db
      .select({ id: outfitPresets.id, items: outfitPresets.items, thumbnailUrl: outfitPresets.thumbnailUrl })
      .from(outfitPresets)
      .where(eq(outfitPresets.origin, 'rules')),
    db
      .select({
        id: outfitPosts.id,
        templateId: outfitPosts.templateId,
        productIds: outfitPosts.productIds,
        thumbnailUrl: outfitPosts.thumbnailUrl,
      })
      .from(outfitPosts)
      .where(eq(outfitPosts.origin, 'rules')),
  ])
  return [
    ...presets.map(({ items, ...look }) => ({
      ...look,
      kind: 'preset' as const,
      templateId: templateOfComposed(look.id) ?? '',
      productIds: items.flatMap(({ id }) => id ?? []),
    })),
    ...posts.map((look) => ({ ...look, kind: 'post' as const, templateId: look.templateId ?? '' })),
  ]
}

/** How many outfits are made by hand. */
export async function countByHand(db: CatalogueDb) {
  const [[presets], [posts]] = await db.batch([
    db.select({ count: count() }).from(outfitPresets).where(ne(outfitPresets.origin, 'rules')),
    db
      .select({ count: count() })
      .from(outfitPosts)
      .where(and(ne(outfitPosts.origin, 'rules'), isNull(outfitPosts.userId))),
  ])
  return { preset: presets?.count ?? 0, post: posts?.count ?? 0 }
}

/** Of so many of the most popular products it is counted for whom they are. */
const maxAsked = 500

/** Whom the shop mostly sells to. An outfit is composed for one department. */
export async function mainDepartment(db: CatalogueDb): Promise<Department> {
  const popular = db
    .select({ department: products.department })
    .from(products)
    .where(and(isOnSale, isPresentable, inArray(products.department, departments)))
    .orderBy(...byPopularity)
    .limit(maxAsked)
    .as('popular')
  const [most] = await db
    .select({ department: popular.department })
    .from(popular)
    .groupBy(popular.department)
    .orderBy(sql`count(*) desc`)
    .limit(1)
  return most?.department ?? 'women'
}
