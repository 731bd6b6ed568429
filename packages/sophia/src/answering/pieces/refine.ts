import type { Product } from '../../vocabulary/product.ts'
import { degreeOf } from '../../styling/degrees.ts'
import type { PieceChange } from '../../styling/outfit-questions.ts'
import { wornOf } from '../../styling/piece-of-product.ts'

const averageOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Of these pieces those that are as she asked, compared with what lay there: warmer than they are on average. */
export function refined(
  products: readonly Product[],
  change: PieceChange,
  than: readonly Product[],
): Product[] {
  const degree = degreeOf[change]
  if (!degree) return [...products]
  const of = (product: Product) => {
    const worn = wornOf(product)
    return worn && degree.of(worn)
  }
  const known = than.map(of).filter((one) => one !== null)
  if (known.length === 0) return []
  const average = averageOf(known)
  return products.filter((product) => {
    const own = of(product)
    return own !== null && (degree.more ? own > average : own < average)
  })
}
