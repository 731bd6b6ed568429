import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Department, ProductCategory, ProductOccasion } from '#shared/product-categories.ts'
import type { Piece } from '#shared/stylist/piece.ts'
import { users } from '../auth/schema.ts'
import { isFor } from '../catalogue/collections.ts'
import { isOnSale, isOpen, isPresentable } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import type { Db } from '../lib/db.ts'

/** What a stylist looks at. */
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

/** The most wanted of each kind for each occasion: some hundreds, however large the shop. */
const mostEach = 40

/** Whose clothes are shown to whom; to whoever told nothing, women's. */
const departmentsFor: Record<Department, readonly Department[]> = {
  women: ['women', 'unisex'],
  men: ['men', 'unisex'],
  unisex: ['women', 'men', 'unisex'],
  kids: ['kids', 'unisex'],
}

export const isOfDepartment = (department: Department | null): SQL =>
  inArray(products.department, [...departmentsFor[department ?? 'women']])

/** The same, of the department that stands in her profile: in the statement, which saves the trip that asks for it. */
export const isOfOwnDepartment = (userId: SQLWrapper): SQL => {
  const told = sql`(select answers ->> '$."department-selection"[0]' from styling_profiles where user_id = ${userId})`
  const list = (department: Department) => JSON.stringify(departmentsFor[department])
  return sql`${products.department} in (select value from json_each(
    case ${told} when 'men' then ${list('men')} when 'unisex' then ${list('unisex')} else ${list('women')} end))`
}

/** What she may buy: pieces of Luxe are for Luxe, which the statement itself asks for. Null: a visitor. */
export const isWearable = (userId: SQLWrapper | null): SQL =>
  userId ? sql`(${isOpen} or (select plan from ${users} where id = ${userId}) = 'premium')` : isOpen

type Rack = { where: SQL | undefined; limit: number }

/** Where the wardrobe for these occasions hangs, a rack for each kind of piece and occasion. */
export const racksOf = (occasions: readonly ProductOccasion[], isForHer: SQL, limit = mostEach): Rack[] =>
  worn.flatMap((category) =>
    occasions.map((occasion) => ({
      where: and(isOnSale, isPresentable, eq(products.category, category), isForHer, isFor([occasion])),
      limit,
    })),
  )

export const mostWanted = [desc(products.popularity), desc(products.number)]

/** What a stylist may choose from for these occasions, in one round trip. */
export async function listWardrobe(
  db: Db,
  occasions: readonly ProductOccasion[],
  department: Department | null = null,
): Promise<Piece[]> {
  const [first, ...others] = racksOf(occasions, isOfDepartment(department)).map(({ where, limit }) =>
    db
      .select(pieceColumns)
      .from(products)
      .where(where)
      .orderBy(...mostWanted)
      .limit(limit),
  )
  const found = (await db.batch([first, ...others])).flat()
  return [...new Map(found.map((piece) => [piece.id, piece])).values()]
}
