import { exchanged } from '@cabine/sophia/styling/piece-cost.ts'
import { dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'
import type { OwnPiece } from './own-piece.ts'

/** Fewer prices are no habit. */
const LEAST_PRICES = 3

const canExchange = (from: string, to: string) =>
  from === to || (dollarsPerUnit[from] !== undefined && dollarsPerUnit[to] !== undefined)

/** What she pays for pieces of its kind, the middle one of her prices, in the asked piece's money, hundredths; null where too few are known. */
export function usualPrice(
  { details: { category, currency } }: OwnPiece,
  closet: readonly OwnPiece[],
): number | null {
  const prices = closet
    .flatMap(({ details }) => {
      const { priceCents } = details
      const isKnown = details.category === category && priceCents !== null && priceCents > 0
      return isKnown && canExchange(details.currency, currency)
        ? [exchanged(priceCents, details.currency, currency)]
        : []
    })
    .toSorted((a, b) => a - b)
  if (currency === '' || prices.length < LEAST_PRICES) return null
  const middle = prices.length >> 1
  const [upper = 0, lower = 0] = [prices[middle], prices[prices.length % 2 ? middle : middle - 1]]
  return Math.round((upper + lower) / 2)
}
