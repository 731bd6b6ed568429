import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { cellOf, cellsByNearness } from '#shared/alike/cells.ts'
import { decode, likeness } from '#shared/alike/code.ts'
import type { Weights } from '#shared/alike/weights.ts'
import {
  isKnown,
  productCategories,
  type ProductCategory,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { inList } from '../../lib/in-list.ts'
import type { VectorEntry, Near, VectorIndex } from './index-of-vectors.ts'
import { productVectors } from './schema.ts'

const cellsOfCategory = 1024
const perCell = 2 ** 32

/** Of a category and a cell: where its rows begin, which stand by their products' numbers. */
export const firstPlace = (category: ProductCategory, cell: number) =>
  (productCategories.indexOf(category) * cellsOfCategory + cell) * perCell

const rows = v.array(v.object({ number: v.number(), code: v.string() }))

/** The statement that reads the nearest cells, one after the other, until `most` rows are read. */
export function candidatesOf(
  vector: Float32Array,
  { category, most, weights }: { category: readonly ProductCategory[]; most: number; weights: Weights },
) {
  const numbers = category.map((one) => productCategories.indexOf(one))
  return sql`
    select vectors.number as number, vectors.code as code
    from json_each(${JSON.stringify(cellsByNearness(vector, weights))}) cell
      cross join json_each(${JSON.stringify(numbers)}) category
      cross join product_vectors vectors
        on vectors.place >= ${beginning} and vectors.place < ${beginning} + ${sql.raw(String(perCell))}
    limit ${most}`
}
const beginning = sql.raw(`(category.value * ${cellsOfCategory} + cell.value) * ${perCell}`)

/** The most alike of the candidates. */
export const rank = (vector: Float32Array, candidates: v.InferOutput<typeof rows>, most: number): Near[] =>
  candidates
    .map(({ number, code }) => ({ number, likeness: likeness(vector, code) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)

/** The index in the catalogue's own database: codes by category and cell, of which a question reads the nearest ones. */
export const catalogueIndex = (db: CatalogueDb, readWeights: () => Promise<Weights>): VectorIndex => ({
  async put(entries: VectorEntry[]) {
    const weights = await readWeights()
    const placed = entries.flatMap(({ number, category, code }) =>
      isKnown(category) ? [[firstPlace(category, cellOf(decode(code), weights)) + number, number, code]] : [],
    )
    const each = (at: number) => sql.raw(`value ->> ${at}`)
    // A product that has gone meanwhile stays out.
    await db.run(sql`
      insert or replace into product_vectors (place, number, code)
      select ${each(0)}, ${each(1)}, ${each(2)} from json_each(${JSON.stringify(placed)})
      where exists (select 1 from products where number = ${each(1)} and gone_at is null)`)
  },
  async remove(numbers) {
    await db.delete(productVectors).where(sql`${productVectors.number} in ${inList(numbers)}`)
  },
  async nearest({ vector, category = [...productCategories], most, maxRows }) {
    const found = v.parse(
      rows,
      await db.all(candidatesOf(vector, { category, most: maxRows, weights: await readWeights() })),
    )
    return rank(vector, found, most)
  },
})
