import { daysBetween } from './days.ts'
import type { OwnPiece } from './own-piece.ts'

export type DatedPiece = OwnPiece & {
  /** ms */
  addedAt: number
}

/** A log of fewer days tells no habit. */
const LEAST_DAYS = 28
const YEAR_DAYS = 365

const firstOf = (days: readonly string[]) => days.toSorted()[0]

/** Since when she has a piece, as far as she says. */
const since = ({ addedAt, details: { boughtOn, wornOn } }: DatedPiece) =>
  firstOf([new Date(addedAt).toISOString().slice(0, 10), ...(boughtOn ? [boughtOn] : []), ...wornOn]) ?? ''

/**
 * How often she wears pieces of the kind, in times a year and for one piece, by her log: those for the same season where she has
 * some. Null where the log is too short to tell, or she has none of the kind.
 */
export function wearsAYear(
  { details: { category, season } }: OwnPiece,
  closet: readonly DatedPiece[],
  today: string,
): number | null {
  const logSince = firstOf(closet.flatMap(({ details }) => details.wornOn))
  if (logSince === undefined || daysBetween(logSince, today) < LEAST_DAYS) return null
  const ofKind = closet.filter(({ details }) => details.category === category)
  const ofSeason = ofKind.filter(({ details }) => details.season === season)
  let [times, days] = [0, 0]
  for (const piece of ofSeason.length > 0 ? ofSeason : ofKind) {
    const known = since(piece)
    const from = known > logSince ? known : logSince
    if (daysBetween(from, today) < LEAST_DAYS) continue
    times += piece.details.wornOn.filter((day) => day >= from && day <= today).length
    days += daysBetween(from, today)
  }
  return days === 0 ? null : Math.round((times / days) * YEAR_DAYS)
}
