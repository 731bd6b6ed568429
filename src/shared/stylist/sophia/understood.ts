import { colourFamilies, type ColourFamily } from '../../product-categories.ts'
import type { Brief } from '../brief.ts'
import type { ReadOccasion, ReadQuestion, Reading, Social } from '../understanding/reading.ts'
import type { Line } from './messages.ts'
import type { ChatWeather, Occasion, OutfitType } from './options.ts'

/** Wishes that she typed in this chat; they come before those of her profile. */
export type ChatWishes = Pick<Brief, 'avoids' | 'loves' | 'shoes' | 'mostPerPieceCents'>

/** What a typed sentence says to this chat. */
export type Understood = {
  occasion?: Occasion
  weather?: ChatWeather
  outfitType?: OutfitType
  wishes?: ChatWishes
  act?: 'more' | 'start_over' | 'any_price'
  /** The answer to a question or a greeting. */
  line?: Line
}

const finer: Record<Occasion, readonly ReadOccasion[]> = {
  workwear: [
    'interview',
    'office',
    'business_trip',
    'meeting',
    'conference',
    'home_office',
    'first_day',
    'court',
    'school_ceremony',
    'funeral',
    'memorial',
    'religious_service',
    'graduation',
  ],
  vacation: [
    'beach',
    'vacation',
    'city_trip',
    'cruise',
    'hiking',
    'ski_trip',
    'flight',
    'airport',
    'festival',
    'picnic',
  ],
  casual_day: [
    'brunch',
    'lunch',
    'coffee',
    'weekend',
    'everyday',
    'school_run',
    'playground',
    'university',
    'shopping',
    'museum',
    'walk',
    'barbecue',
    'sport',
    'at_home',
    'family_visit',
    'baby_shower',
    'doctor',
  ],
  date_night: [],
}

/** Whatever else there is to celebrate is dressed for like an evening out. */
const occasionOf = (one: ReadOccasion): Occasion =>
  (['workwear', 'vacation', 'casual_day'] as const).find((name) => finer[name].includes(one)) ?? 'date_night'

const weatherOfSeason = { spring: 'mild', summer: 'warm', autumn: 'cool', winter: 'cool' } as const

function weatherOf({ weather, season }: Reading): ChatWeather | undefined {
  if (weather?.warmth) return weather.warmth === 'cold' ? 'cool' : weather.warmth
  if (weather?.snow || weather?.rain || weather?.wind) return 'cool'
  return season && weatherOfSeason[season]
}

const bottoms: ReadonlySet<string> = new Set(['trousers', 'jeans', 'skirt', 'shorts', 'leggings'])
const tops: ReadonlySet<string> = new Set([
  'top',
  'shirt',
  'blouse',
  'tee',
  'sweater',
  'cardigan',
  'suit',
  'blazer',
])

function outfitTypeOf({ pieces = [], social }: Reading, random: number): OutfitType | undefined {
  const wants = (kind: (name: string) => boolean) => pieces.some((one) => !one.not && kind(one.kind))
  if (wants((kind) => kind === 'dress')) return 'dresses'
  if (wants((kind) => bottoms.has(kind) || tops.has(kind))) return 'top_bottom'
  if (pieces.some(({ kind, not }) => kind === 'dress' && not)) return 'top_bottom'
  if (social === 'surprise') return random < 0.5 ? 'dresses' : 'top_bottom'
  return undefined
}

const shades: Partial<Record<string, ColourFamily>> = {
  navy: 'blue',
  'light blue': 'blue',
  turquoise: 'blue',
  burgundy: 'red',
  khaki: 'green',
  olive: 'green',
  mint: 'green',
  emerald: 'green',
  cream: 'white',
  camel: 'brown',
  chocolate: 'brown',
  terracotta: 'brown',
  mustard: 'yellow',
  lilac: 'purple',
  coral: 'orange',
  fuchsia: 'pink',
  charcoal: 'grey',
  nude: 'beige',
  multicolour: 'multi',
}
const familiesOf = (colours: readonly string[] = []) => [
  ...new Set(
    colours.flatMap((colour) => colourFamilies.find((one) => one === colour) ?? shades[colour] ?? []),
  ),
]

function wishesOf({ colours, pieces = [], shoes, budget }: Reading): ChatWishes {
  const avoids = familiesOf(colours?.avoided)
  const loves = familiesOf([
    ...(colours?.wanted ?? []),
    ...pieces.flatMap((piece) => (piece.not ? [] : (piece.colours ?? []))),
  ])
  const isInDollars = budget?.most !== undefined && (!budget.currency || budget.currency === 'USD')
  return {
    ...(avoids.length > 0 && { avoids }),
    ...(loves.length > 0 && { loves }),
    ...((shoes === 'flat' || shoes === 'low') && { shoes }),
    ...(isInDollars &&
      budget.per !== 'outfit' && { mostPerPieceCents: Math.round((budget.most ?? 0) * 100) }),
  }
}

const answers: Partial<Record<ReadQuestion, Line>> = {
  who_are_you: 'answer_who',
  are_you_human: 'answer_who',
  what_can_you_do: 'answer_help',
  how_try_on: 'answer_help',
  returns: 'answer_shop',
  delivery: 'answer_shop',
  who_sells: 'answer_shop',
  care: 'answer_shop',
  in_stock: 'answer_shop',
  paid_link: 'answer_paid_link',
  sizes: 'answer_sizes',
  privacy: 'answer_privacy',
  delete_data: 'answer_privacy',
  costs: 'answer_costs',
}
const replies: Partial<Record<Social, Line>> = {
  hello: 'answer_help',
  thanks: 'answer_thanks',
  bye: 'answer_thanks',
  compliment: 'answer_thanks',
  complaint: 'answer_sorry',
}

function lineOf({ question, social }: Reading): Line | undefined {
  return (question && answers[question]) ?? (social && replies[social])
}

/** What a reading says to the chat; `random`, from 0 to 1, decides a surprise. */
export function understoodOf(reading: Reading, random: number): Understood {
  const act = reading.change?.act
  const [occasion] = reading.occasions ?? []
  const weather = weatherOf(reading)
  const outfitType = outfitTypeOf(reading, random)
  const wishes = wishesOf(reading)
  const line = lineOf(reading)
  return {
    ...(occasion && { occasion: occasionOf(occasion) }),
    ...(weather && { weather }),
    ...(outfitType && { outfitType }),
    ...(Object.keys(wishes).length > 0 && { wishes }),
    ...((act === 'more' || act === 'other') && { act: 'more' as const }),
    ...(act === 'start_over' && { act }),
    ...(reading.budget?.level === 'open' && { act: 'any_price' as const }),
    ...(line && { line }),
  }
}
