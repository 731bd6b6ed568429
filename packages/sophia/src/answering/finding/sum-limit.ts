import { costOfProduct } from '../../styling/piece-of-product.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { SaidByNow } from '../wanted/said.ts'
import { isOwn } from './own-product.ts'

/** What a whole outfit may cost, in hundredths. */
export type SumLimit = { cents: number; currency: string | undefined }

export function sumLimitOf({ budget }: SaidByNow, currency: string | undefined): SumLimit | undefined {
  if (budget?.per !== 'outfit' || budget.most === undefined) return undefined
  return { cents: budget.most * 100, currency: budget.currency ?? currency }
}

/** What pieces cost together; what she has costs nothing. */
export const sumOf = (pieces: readonly Product[], currency: string | undefined) =>
  pieces.filter((one) => !isOwn(one)).reduce((sum, one) => sum + costOfProduct(one, currency), 0)

/** `more`: what is still to come costs at least so much. */
export const isOverSum = (pieces: readonly Product[], limit: SumLimit | undefined, more = 0) =>
  limit !== undefined && sumOf(pieces, limit.currency) + more > limit.cents
