import { inArray } from 'drizzle-orm'
import { listCandidates } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import { listColumns, type ProductRow } from '../catalogue/present.ts'
import type { CachedList } from '../catalogue/cached-list.ts'
import { spread } from '../catalogue/spread-list.ts'

/** A product with the columns that the scorer reads. */
export type PoolProduct = ProductRow & Pick<typeof products.$inferSelect, 'department'>

export const pieceColumns = { ...listColumns, department: products.department }

const maxPieces = 270
const maxOfABrand = 12
const maxAtOnce = 90

/** What may be recommended to anybody: the most popular products, mixed. */
export const candidatePool: CachedList<PoolProduct[]> = {
  name: 'candidates',
  async load({ db }) {
    const chosen = spread(await listCandidates(db), { most: maxPieces, maxOfABrand })
    const pieces: PoolProduct[] = []
    for (let i = 0; i < chosen.length; i += maxAtOnce) {
      const ids = chosen.slice(i, i + maxAtOnce).map(({ id }) => id)
      pieces.push(...(await db.select(pieceColumns).from(products).where(inArray(products.id, ids))))
    }
    return pieces
  },
}
