import { closetStates } from '../closet.ts'
import { alikeOf, type AlikePieces } from './likeness-of-own.ts'
import { outfitsWith } from './outfits-with.ts'
import type { OwnPiece } from './own-piece.ts'
import { usualPrice } from './usual-price.ts'
import { wearsAYear, type DatedPiece } from './wears-a-year.ts'

export const verdicts = ['buy', 'only_if', 'skip'] as const

/**
 * Why not to buy it, or only if. `double`: she may have it. `crowded`: enough of hers are like it. `alone`: nothing that she has goes
 * with it. `replaces`: one like it hangs there. `few`: it makes one or two outfits. `seldom`: she hardly wears such pieces. `dear`: it
 * costs much more than she pays for the kind.
 */
export type Objection = 'double' | 'crowded' | 'alone' | 'replaces' | 'few' | 'seldom' | 'dear'

const toSkip: readonly Objection[] = ['double', 'crowded', 'alone']

export type BuyOrSkip<Piece> = AlikePieces<Piece> & {
  verdict: (typeof verdicts)[number]
  /** What weighs most first; none where it is to buy. */
  objections: Objection[]
  /** Ids, in the order in which they are put on; `maxOutfits` of them stand for that many and more. */
  outfits: string[][]
  /** How often she would wear it; null where her log does not tell. */
  timesAYear: number | null
  /** What each wearing would cost over `wornYears`, hundredths of its currency; null where price or times are not known. */
  centsAWear: number | null
  /** What she pays for its kind, hundredths of its currency; null where her closet does not tell. */
  usualCents: number | null
}

/** For how long a piece is worn, where nobody knows. */
export const wornYears = 2

/** So many pieces that look like it are enough. */
const ENOUGH = 3
/** An outfit or two are soon seen. */
const FEW_OUTFITS = 2
/** Less often than this a year is hardly ever. */
const SELDOM = 4
/** How many times her usual price is much more. */
const DEAR = 1.5

/** What she has: neither sold, lent nor donated. What hangs in the wash is hers. */
export const ownedOf = <Piece extends OwnPiece>(closet: readonly Piece[]) =>
  closet.filter(({ details: { state } }) => closetStates.indexOf(state) <= closetStates.indexOf('laundry'))

/**
 * Whether to buy a piece, by what she has. Never in favour of a sale: a piece is to buy only where nothing speaks against it.
 *
 * @param closet all that is hers; ask only where `ownedOf` has something in it
 * @param today `2026-11-30`
 */
export function buyOrSkip<Piece extends DatedPiece>(
  asked: OwnPiece,
  closet: readonly Piece[],
  today: string,
): BuyOrSkip<Piece> {
  const owned = ownedOf(closet)
  const { doubles, similar } = alikeOf(asked, owned)
  const outfits = outfitsWith(asked, owned)
  const timesAYear = wearsAYear(asked, owned, today)
  const usualCents = usualPrice(asked, owned)
  const { priceCents } = asked.details
  const speaksAgainst: Record<Objection, boolean> = {
    double: doubles.length > 0,
    crowded: similar.length >= ENOUGH,
    alone: outfits.length === 0,
    replaces: similar.length > 0 && similar.length < ENOUGH,
    few: outfits.length > 0 && outfits.length <= FEW_OUTFITS,
    seldom: timesAYear !== null && timesAYear < SELDOM,
    dear: usualCents !== null && priceCents !== null && priceCents > DEAR * usualCents,
  }
  const objections = (Object.keys(speaksAgainst) as Objection[]).filter((one) => speaksAgainst[one])
  return {
    verdict: objections.some((one) => toSkip.includes(one))
      ? 'skip'
      : objections.length > 0
        ? 'only_if'
        : 'buy',
    objections,
    doubles,
    similar,
    outfits,
    timesAYear,
    centsAWear:
      priceCents === null || timesAYear === null
        ? null
        : Math.round(priceCents / Math.max(1, timesAYear * wornYears)),
    usualCents,
  }
}
