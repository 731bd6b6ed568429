import type { Brief } from '../../styling/brief.ts'
import { flawsOf } from '../../styling/piece-rules.ts'
import { asWorn, isGarment } from '../../styling/piece.ts'
import type { Candidate } from './candidate.ts'
import type { Condition, Verdict } from './conditions.ts'
import { verdictOf } from './verdicts.ts'

/** A piece with how it stands to what she said. */
export type Judged<Piece> = {
  piece: Piece
  met: readonly Condition[]
  near: readonly Condition[]
  missed: readonly Condition[]
  unsure: readonly Condition[]
}

/** The day as the stylist's rules take it; without a weather that she named, none is kept from her. */
export type Day = Brief & { isAnyWeather: boolean }

const weatherRule = /warm|cool|cold|summer|winter|toes|shorts, straw/

/** How a piece stands to each condition. Occasion, weather and manners are judged by the stylist's rules. */
export function judge<Piece extends Candidate>(
  piece: Piece,
  conditions: readonly Condition[],
  day: Day,
): Judged<Piece> | null {
  const worn = asWorn(piece)
  const flaws = worn ? flawsOf(worn, { ...day, wishes: [] }) : []
  if (flaws.includes('it can be bought') || flaws.includes('it has manners')) return null
  const isForDay = day.occasions.length === 0 || !flaws.includes('it is for the occasion')
  // Eighteen degrees are no weather for what a shop made for the winter.
  const isWintry = day.weather === 'mild' && piece.season === 'winter' && worn !== null && isGarment(worn)
  const isForWeather = day.isAnyWeather || (!isWintry && !flaws.some((flaw) => weatherRule.test(flaw)))
  const verdict = (condition: Condition): Verdict => {
    // Pearls are for any day.
    if (condition.of === 'occasion') return isForDay ? 'yes' : worn?.slot === 'accessory' ? 'beside' : 'no'
    if (condition.of === 'weather') return isForWeather ? 'yes' : 'no'
    return verdictOf(piece, condition)
  }
  const all = conditions.map((condition) => ({ condition, is: verdict(condition) }))
  const of = (is: Verdict) => all.filter((one) => one.is === is).map(({ condition }) => condition)
  return { piece, met: of('yes'), near: of('near'), missed: of('no'), unsure: of('unsure') }
}
