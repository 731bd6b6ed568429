import { weathers, type Weather } from '../../questions/consultation.ts'
import { familyOfShade } from '../../catalogue/colour-families.ts'
import type { Manner } from '../../styling/brief.ts'
import { customsOf } from '../../styling/manners.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { ReadOccasion } from '../../vocabulary/reading-words.ts'
import { catalogueOccasionsOf } from '../outfits/occasion-groups.ts'
import type { Day } from '../wanted/judge.ts'
import { mainOccasion, wantedOf, type SaidByNow } from '../wanted/said.ts'

const weatherOfSeason = { spring: 'mild', summer: 'warm', autumn: 'cool', winter: 'cold' } as const

const ofWinter: ReadonlySet<ReadOccasion> = new Set(['christmas', 'new_year', 'ski_trip'] as const)

export function weatherSaid({ weather, season, occasions = [] }: SaidByNow): Weather | undefined {
  if (weather?.warmth) return weathers.find((one) => one === weather.warmth)
  if (weather?.snow) return 'cold'
  if (season) return weatherOfSeason[season]
  return occasions.some((one) => ofWinter.has(one)) ? 'cool' : undefined
}

/** Whoever names such a colour knows her family; white stays the bride's. */
const colourOfManner: Partial<Record<Manner, string>> = { no_black: 'black', no_red: 'red' }

const namedColours = ({ colours, ...said }: SaidByNow) =>
  [...(colours?.wanted ?? []), ...wantedOf(said).flatMap(({ colours: of = [] }) => of)].map(
    (colour) => familyOfShade[colour] ?? colour,
  )

/** The day of what was said, with the manners of its occasion. */
export function dayOf(said: SaidByNow, language: Language): Day {
  const occasion = mainOccasion(said)
  const weather = weatherSaid(said)
  const customs = (said.occasions ?? []).map((one) => customsOf(one, language))
  const named = namedColours(said)
  const isKept = (manner: Manner) => !named.some((colour) => colour === colourOfManner[manner])
  return {
    occasions: occasion ? catalogueOccasionsOf(occasion) : [],
    weather: weather ?? 'mild',
    manners: [...new Set(customs.flatMap(({ manners }) => manners))].filter(isKept),
    wishes: [...new Set(customs.flatMap(({ wishes }) => wishes))],
    isAnyWeather: weather === undefined,
  }
}
