import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Department, ProductCategory, ProductOccasion } from '#shared/product-categories.ts'
import type { Piece } from '#shared/stylist/piece.ts'
import { users } from '../auth/schema.ts'
import { isFor } from '../catalogue/collections.ts'
import { isOnSale, isOpen, isPresentable } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import { batchOf, type Db } from '../lib/db.ts'

/** The columns that the stylist's rules read. */
export const pieceColumns = {
  id: products.id,
  groupId: products.groupId,
  brand: products.brand,
  name: products.name,
  category: products.category,
  colour: products.colour,
  colourFamily: products.colourFamily,
  material: products.material,
  occasions: products.occasions,
  season: products.season,
  priceCents: products.priceCents,
  currency: products.currency,
  availability: products.availability,
}

const worn: readonly ProductCategory[] = [
  'tops',
  'bottoms',
  'skirts',
  'dresses',
  'outerwear',
  'shoes',
  'bags',
  'accessories',
]

/** How many pieces of each category and occasion are read, so that a large shop does not make it slower. */
const mostEach = 40

/** The departments that suit a shopper of each department; without one, those of women are used. */
const departmentsFor: Record<Department, readonly Department[]> = {
  women: ['women', 'unisex'],
  men: ['men', 'unisex'],
  unisex: ['women', 'men', 'unisex'],
  kids: ['kids', 'unisex'],
}

export const isOfDepartment = (department: Department | null): SQL =>
  inArray(products.department, [...departmentsFor[department ?? 'women']])

/** The condition for the department in her profile, as a subquery, which saves a round trip. */
export const isOfOwnDepartment = (userId: SQLWrapper): SQL => {
  const told = sql`(select answers ->> '$."department-selection"[0]' from styling_profiles where user_id = ${userId})`
  const list = (department: Department) => JSON.stringify(departmentsFor[department])
  return sql`${products.department} in (select value from json_each(
    case ${told} when 'men' then ${list('men')} when 'unisex' then ${list('unisex')} else ${list('women')} end))`
}

/** The condition that the requester may open a piece's link, as a subquery: some links need Luxe. Null is a visitor. */
export const isWearable = (userId: SQLWrapper | null): SQL =>
  userId ? sql`(${isOpen} or (select plan from ${users} where id = ${userId}) = 'premium')` : isOpen

type WardrobeFilter = { where: SQL | undefined; limit: number }

/** The filters of the wardrobe for these occasions, one for each category and occasion. */
export const wardrobeFilters = (
  occasions: readonly ProductOccasion[],
  isForHer: SQL,
  limit = mostEach,
): WardrobeFilter[] =>
  worn.flatMap((category) =>
    occasions.map((occasion) => ({
      where: and(isOnSale, isPresentable, eq(products.category, category), isForHer, isFor([occasion])),
      limit,
    })),
  )

export const mostWanted = [desc(products.popularity), desc(products.number)]

/** Reads the pieces that the stylist may choose from for these occasions, in one round trip. */
export async function listWardrobe(
  db: Db,
  occasions: readonly ProductOccasion[],
  department: Department | null = null,
): Promise<Piece[]> {
  const statements = wardrobeFilters(occasions, isOfDepartment(department)).map(({ where, limit }) =>
    db
      .select(pieceColumns)
      .from(products)
      .where(where)
      .orderBy(...mostWanted)
      .limit(limit),
  )
  const found = (await batchOf(db, statements)).flat()
  return [...new Map(found.map((piece) => [piece.id, piece])).values()]
}
