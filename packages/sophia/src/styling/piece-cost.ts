import { dollarsPerUnit } from '../vocabulary/exchange-rates.ts'
import type { Piece } from './piece.ts'

/** A sum in another currency, both in hundredths; as it is where a rate is not known. */
export function exchanged(cents: number, from: string, to: string) {
  const [one, other] = [dollarsPerUnit[from], dollarsPerUnit[to]]
  return from === to || one === undefined || other === undefined ? cents : (cents * one) / other
}

/** What a piece costs in hundredths of the currency of her limits; without one, of its own. A price that nobody knows is above any limit. */
export const costOf = ({ priceCents, currency }: Pick<Piece, 'priceCents' | 'currency'>, of?: string) =>
  priceCents === null ? Number.POSITIVE_INFINITY : of ? exchanged(priceCents, currency, of) : priceCents
