import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { ColourFamily, ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { PieceChange } from '@cabine/sophia/styling/outfit-questions.ts'
import { isFor } from '../catalogue/collections.ts'
import { listColumns } from '../catalogue/present.ts'
import { isOnSale, isPresentable } from '../catalogue/queries.ts'
import { numbersNamed } from '../catalogue/named-variants.ts'
import { products } from '../catalogue/schema.ts'
import type { CatalogueDb } from '../lib/db.ts'
import { mostWanted, wardrobeFilters } from './wearable-products.ts'

/** The columns that the rules read and those that a list shows. */
export const shownColumns = {
  ...listColumns,
  material: products.material,
  season: products.season,
  department: products.department,
  traits: products.traits,
}

export const queryProducts = (catalogue: CatalogueDb, ids: string[]) =>
  catalogue
    .select(shownColumns)
    .from(products)
    .where(sql`${products.number} in ${numbersNamed(ids)}`)

/** The same as `listWardrobe`, as statements for a batch and with the columns of a list. */
export const queryWardrobe = (catalogue: CatalogueDb, ...asked: Parameters<typeof wardrobeFilters>) =>
  wardrobeFilters(...asked).map(({ where, limit }) =>
    catalogue
      .select(shownColumns)
      .from(products)
      .where(where)
      .orderBy(...mostWanted)
      .limit(limit),
  )

const own = (column: string, id: string) => sql`(select ${sql.raw(column)} from products where id = ${id})`

const maxOfADesign = 40

/** The colours and sizes of one design. The brand is part of the condition because it is indexed. */
export const queryDesign = (catalogue: CatalogueDb, id: string, wearable: SQL) =>
  catalogue
    .select(shownColumns)
    .from(products)
    .where(
      and(
        sql`${products.brand} collate nocase = ${own('brand', id)}`,
        eq(products.groupId, own('group_id', id)),
        ne(products.groupId, ''),
        wearable,
        isOnSale,
        isPresentable,
      ),
    )
    .orderBy(...mostWanted)
    .limit(maxOfADesign)

/** What a change asks of a replacement, compared with the replaced piece. */
const conditionOf = (change: PieceChange, id: string, colour: ColourFamily | undefined): SQL | undefined => {
  if (change === 'in_colour') return colour && eq(products.colourFamily, colour)
  if (change === 'another_colour') return sql`${products.colourFamily} <> ${own('colour_family', id)}`
  if (change === 'cheaper')
    return sql`${products.priceCents} * 10 <= 9 * ${own('price_cents', id)} and ${products.currency} = ${own('currency', id)}`
  return undefined
}

/** Skirts and trousers may replace each other. */
const otherBottoms = sql`case category when 'skirts' then 'bottoms' when 'bottoms' then 'skirts' end`

const maxNeighbours = 160

/** The most popular pieces that may replace a piece: those of its category, and of the other kind of bottoms. */
export function queryNeighbours(
  catalogue: CatalogueDb,
  change: PieceChange,
  id: string,
  { wearable, occasion, colour }: { wearable: SQL; occasion?: ProductOccasion; colour?: ColourFamily },
) {
  const isOfItsDepartment = sql`${products.department} in ('unisex', ${own('department', id)},
    case ${own('department', id)} when 'unisex' then 'women' end)`
  // Shoes are read for every occasion, because polished office shoes also suit an evening; the rules choose later.
  const isForIt = occasion && sql`(${products.category} = 'shoes' or ${isFor([occasion])})`
  const ask = (category: SQL) =>
    catalogue
      .select(shownColumns)
      .from(products)
      .where(
        and(
          eq(products.category, category),
          conditionOf(change, id, colour),
          isOfItsDepartment,
          isForIt,
          wearable,
          isOnSale,
          isPresentable,
        ),
      )
      .orderBy(...mostWanted)
      .limit(maxNeighbours)
  return [
    ask(own('category', id)),
    ask(sql`(select ${otherBottoms} from products where id = ${id})`),
  ] as const
}
