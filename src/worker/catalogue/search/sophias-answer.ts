import { and, eq, inArray } from 'drizzle-orm'
import { firstAnswer } from '@cabine/sophia/answering/finding/first-answer.ts'
import { hear } from '@cabine/sophia/reading/load.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { currencyIn } from '#shared/regions/countries.ts'
import { batchOf, type CatalogueDb } from '../../lib/db.ts'
import { listColumns, presentProduct, stylistFacts, type ProductRow } from '../present.ts'
import { byPopularity, heavyRead, isOnSale, isOpen, isPresentable } from '../queries.ts'
import { products } from '../schema.ts'

/** So many of the most popular of each category are what an outfit is made of, beside what was found by the words. */
const mostOfCategory = 40

const worn = productCategories.filter((one) => one !== 'home')

const readPopular = (db: CatalogueDb) =>
  heavyRead(() =>
    batchOf(
      db,
      worn.map((category) =>
        db
          .select(listColumns)
          .from(products)
          .where(
            and(
              isOnSale,
              isPresentable,
              isOpen,
              eq(products.category, category),
              inArray(products.department, ['women', 'unisex']),
            ),
          )
          .orderBy(...byPopularity)
          .limit(mostOfCategory),
      ),
    ),
  )

/** What Sophia shows first to who says this to her. `found` is what the words find: who names a rare piece may be shown it. */
export async function sophiasAnswer(
  db: CatalogueDb,
  typed: string,
  { language, country }: { language: Language; country: string },
  found: readonly ProductRow[],
): Promise<ProductRow[]> {
  const [hearing, popular] = await Promise.all([hear(typed, language), readPopular(db)])
  const rows = new Map([...found, ...popular.flat()].map((row) => [row.id, row]))
  const pool = [...rows.values()].map((row) => ({ ...presentProduct(row), ...stylistFacts(row) }))
  const answer = await firstAnswer(typed, hearing, pool, {
    language,
    currency: currencyIn(country) ?? undefined,
    seed: typed,
  })
  return answer.flatMap(({ id }) => rows.get(id) ?? [])
}
