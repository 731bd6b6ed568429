import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type {
  Department,
  ProductCategory,
  ProductOccasion,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Piece } from '@cabine/sophia/styling/piece.ts'
import type { Shopper } from '../auth/authorize.ts'
import { isFor } from '../catalogue/collections.ts'
import { isOnSale, isOpen, isPresentable } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import { batchOf, type CatalogueDb } from '../lib/db.ts'

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
  traits: products.traits,
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
const maxEach = 40

/** The departments that suit a shopper of each department; without one, those of women are used. */
const departmentsFor: Record<Department, readonly Department[]> = {
  women: ['women', 'unisex'],
  men: ['men', 'unisex'],
  unisex: ['women', 'men', 'unisex'],
  kids: ['kids', 'unisex'],
}

export const isOfDepartment = (department: Department | null): SQL =>
  inArray(products.department, [...departmentsFor[department ?? 'women']])

/** The condition that the requester may open a piece's link: some links need Luxe. */
export const isWearable = (plan: Shopper['plan']): SQL => (plan === 'premium' ? sql`1` : isOpen)

type WardrobeFilter = { where: SQL | undefined; limit: number }

/** The filters of the wardrobe for these occasions, one for each category and occasion. */
export const wardrobeFilters = (
  occasions: readonly ProductOccasion[],
  isForHer: SQL,
  limit = maxEach,
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
  catalogue: CatalogueDb,
  occasions: readonly ProductOccasion[],
  department: Department | null = null,
): Promise<Piece[]> {
  const statements = wardrobeFilters(occasions, isOfDepartment(department)).map(({ where, limit }) =>
    catalogue
      .select(pieceColumns)
      .from(products)
      .where(where)
      .orderBy(...mostWanted)
      .limit(limit),
  )
  const found = (await batchOf(catalogue, statements)).flat()
  return [...new Map(found.map((piece) => [piece.id, piece])).values()]
}
