import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ProductCategory, ProductOccasion } from '#shared/product-categories.ts'
import type { Piece } from '#shared/stylist/piece.ts'
import { isFor } from '../catalogue/collections.ts'
import { isOnSale, isPresentable } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import type { Db } from '../lib/db.ts'

const pieceColumns = {
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

/** What a stylist may choose from for these occasions, in one round trip. */
export async function listWardrobe(db: Db, occasions: readonly ProductOccasion[]): Promise<Piece[]> {
  const ask = (category: ProductCategory, occasion: ProductOccasion) =>
    db
      .select(pieceColumns)
      .from(products)
      .where(
        and(
          isOnSale,
          isPresentable,
          eq(products.category, category),
          inArray(products.department, ['women', 'unisex']),
          isFor([occasion]),
        ),
      )
      .orderBy(desc(products.popularity), desc(products.number))
      .limit(mostEach)
  const [first, ...others] = worn.flatMap((category) => occasions.map((occasion) => ask(category, occasion)))
  const found = (await db.batch([first, ...others])).flat()
  return [...new Map(found.map((piece) => [piece.id, piece])).values()]
}
