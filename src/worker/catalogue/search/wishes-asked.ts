import { occasionOf, occasionOfCode } from '@cabine/sophia/answering/outfits/occasion-groups.ts'
import type { ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { ReadOccasion } from '@cabine/sophia/vocabulary/reading-words.ts'
import { shownIn, type AskedHere } from './asked-here.ts'
import { anyOf, quote } from './match-expressions.ts'
import type { WishTerm } from './question.ts'

/** Of the groups in which the stylist knows occasions those of the shop. */
const ofGroup: Record<ReturnType<typeof occasionOf>, readonly ProductOccasion[]> = {
  workwear: ['workwear'],
  vacation: ['vacation'],
  casual_day: ['casual-day', 'everyday'],
  date_night: ['date-night', 'special-event'],
}

/** Days for which shops have a word of their own. */
export const festive: ReadonlySet<string> = new Set(
  'wedding_guest,bride,civil_wedding,engagement,baptism,communion,bar_mitzvah,graduation,prom,gala,opera,quinceanera,coming_of_age,henna_night,races,new_year'.split(
    ',',
  ),
)
const occasionsOf = (name: ReadOccasion): readonly ProductOccasion[] =>
  festive.has(name) ? ['special-event'] : ofGroup[occasionOf(name)]

/** What is dressy is made for these. */
const forBest: readonly ProductOccasion[] = ['special-event', 'date-night', 'workwear']

const warm: ReadonlySet<string> = new Set(['hot', 'warm'])

/** The occasions and the season, each once for all that was said of them. */
export function wishesAsked(asked: AskedHere, typed: string): WishTerm[] {
  const { occasions, reading, isGift } = asked
  const all = [
    ...occasions.names.flatMap(occasionsOf),
    ...(reading.dressCode ? ofGroup[occasionOfCode[reading.dressCode]] : []),
  ]
  const of = isGift ? [] : [...new Set(all)]
  const words = occasions.spans.map((span) => shownIn(typed, span))
  const called = occasions.names.map((name) => name.replaceAll('_', ' '))
  const season =
    reading.season === 'summer' || warm.has(reading.weather?.warmth ?? '')
      ? 'summer'
      : reading.season === 'winter' || reading.weather?.warmth === 'cold' || reading.weather?.snow
        ? 'winter'
        : null
  const style = asked.heard.style.map((span) => shownIn(typed, span))
  return [
    ...(of.length > 0
      ? [{ occasions: of, season: null, match: anyOf(called.length > 0 ? called : of), words }]
      : []),
    ...(style.length > 0 && !isGift
      ? [{ occasions: forBest, season: null, match: anyOf(['elegant', 'dressy']), words: style }]
      : []),
    ...(season ? [{ occasions: [], season, match: quote(season), words: [] } as const] : []),
  ].map((one) => ({ ...one, occasions: [...one.occasions], words: [...one.words] }))
}
