import { sql, type SQL } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/sqlite-core'
import type { CatalogueDb } from '../lib/db.ts'
import { asText } from '../lib/row-types.ts'
import { products } from './schema.ts'

/**
 * The number of the product with this name: its own id, or that of one of its sizes. A heart, an address or a look may be from the
 * time when the size was a product by itself.
 */
export const numberNamed = (id: SQL) => sql`coalesce(
  (select own.number from products own where own.id = ${id}),
  (select variant.product_number from product_variants variant where variant.id = ${id}))`

/** The numbers of all products with these names, as a subquery. */
export const numbersNamed = (ids: readonly string[]) => sql`(
  select coalesce(own.number, variant.product_number) from json_each(${JSON.stringify(ids)}) wanted
  left join products own on own.id = wanted.value left join product_variants variant on variant.id = wanted.value)`

/** The products with these names, each once for each of its names; `asked` is the name. */
export const selectNamed = <Columns extends SelectedFields>(
  db: CatalogueDb,
  columns: Columns,
  ids: readonly string[],
) =>
  db
    // With an alias, because a D1 batch answers with objects keyed by column name.
    .select({ ...columns, asked: asText(sql`wanted.value`).as('asked') })
    .from(sql`json_each(${JSON.stringify(ids)}) wanted`)
    .innerJoin(products, sql`${products.number} = ${numberNamed(sql`wanted.value`)}`)

/** The same under the names by which they were asked for, as outfits and letters hold them. */
export const selectUnderNames = <Columns extends SelectedFields>(
  db: CatalogueDb,
  columns: Columns,
  ids: readonly string[],
) =>
  db
    .select({ ...columns, id: asText(sql`wanted.value`).as('asked') })
    .from(sql`json_each(${JSON.stringify(ids)}) wanted`)
    .innerJoin(products, sql`${products.number} = ${numberNamed(sql`wanted.value`)}`)
