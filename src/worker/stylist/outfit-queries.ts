import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { ProductOccasion } from '#shared/product-categories.ts'
import type { PieceChange } from '#shared/stylist/outfit-questions.ts'
import { isFor } from '../catalogue/collections.ts'
import { listColumns } from '../catalogue/present.ts'
import { isOnSale, isPresentable } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import type { Db } from '../lib/db.ts'
import { mostWanted, racksOf } from './wardrobe.ts'

/** What a stylist looks at and what a list shows, in one. */
const shownColumns = {
  ...listColumns,
  material: products.material,
  season: products.season,
  department: products.department,
}

export const queryProducts = (db: Db, ids: string[]) =>
  db.select(shownColumns).from(products).where(inArray(products.id, ids))

/** As `listWardrobe`, for a batch, and with what a list shows. */
export const queryWardrobe = (db: Db, ...asked: Parameters<typeof racksOf>) =>
  racksOf(...asked).map(({ where, limit }) =>
    db
      .select(shownColumns)
      .from(products)
      .where(where)
      .orderBy(...mostWanted)
      .limit(limit),
  )

const own = (column: string, id: string) => sql`(select ${sql.raw(column)} from products where id = ${id})`

const mostOfADesign = 40

/** The colours and sizes of one design. By its house, since that is indexed. */
export const queryDesign = (db: Db, id: string, wearable: SQL) =>
  db
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
    .limit(mostOfADesign)

/** What each change asks of a row beside that of the piece. */
const isMeant = (change: PieceChange, id: string): SQL | undefined => {
  if (change === 'another_colour') return sql`${products.colourFamily} <> ${own('colour_family', id)}`
  if (change === 'cheaper')
    return sql`${products.priceCents} * 10 <= 9 * ${own('price_cents', id)} and ${products.currency} = ${own('currency', id)}`
  return undefined
}

/** A skirt may take the place of trousers. */
const sibling = sql`case category when 'skirts' then 'bottoms' when 'bottoms' then 'skirts' end`

const mostNeighbours = 160

/** The most wanted of what may take a piece's place. */
export function queryNeighbours(
  db: Db,
  change: PieceChange,
  id: string,
  { wearable, occasion }: { wearable: SQL; occasion?: ProductOccasion },
) {
  const isOfItsDepartment = sql`${products.department} in ('unisex', ${own('department', id)},
    case ${own('department', id)} when 'unisex' then 'women' end)`
  // Polished shoes of the office go out in the evening, too: the rules decide.
  const isForIt = occasion && sql`(${products.category} = 'shoes' or ${isFor([occasion])})`
  const ask = (category: SQL) =>
    db
      .select(shownColumns)
      .from(products)
      .where(
        and(
          eq(products.category, category),
          isMeant(change, id),
          isOfItsDepartment,
          isForIt,
          wearable,
          isOnSale,
          isPresentable,
        ),
      )
      .orderBy(...mostWanted)
      .limit(mostNeighbours)
  return [ask(own('category', id)), ask(sql`(select ${sibling} from products where id = ${id})`)] as const
}
