import { occasionOf as slugOf, type Occasion } from './options.ts'
import type { ProductOccasion } from '../../vocabulary/product-categories.ts'
import type { DressCode, ReadOccasion } from '../../vocabulary/reading-words.ts'

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

/** Of the four occasions that the shop's collections are made for the one that is dressed for alike; whatever else there is to celebrate, like an evening out. */
export const occasionOf = (one: ReadOccasion): Occasion =>
  (['workwear', 'vacation', 'casual_day'] as const).find((name) => finer[name].includes(one)) ?? 'date_night'

/** What is dressed for where she names the dress alone: 'black tie' is said of an evening. */
export const occasionOfCode: Record<DressCode, Occasion> = {
  white_tie: 'date_night',
  black_tie: 'date_night',
  cocktail: 'date_night',
  festive: 'date_night',
  dress_to_impress: 'date_night',
  smart_casual: 'casual_day',
  casual: 'casual_day',
  business_formal: 'workwear',
  business_casual: 'workwear',
  beach_formal: 'vacation',
}

/** How an occasion is named in a sentence of Sophia's, where the four are too coarse. */
export const namedOccasions = [
  'wedding',
  'party',
  'celebration',
  'farewell',
  'interview',
  'ceremony',
  'evening',
  'school',
] as const
export type NamedOccasion = (typeof namedOccasions)[number]

const named: Partial<Record<ReadOccasion, NamedOccasion>> = {
  wedding_guest: 'wedding',
  bride: 'wedding',
  civil_wedding: 'wedding',
  engagement: 'celebration',
  baptism: 'ceremony',
  communion: 'ceremony',
  bar_mitzvah: 'ceremony',
  graduation: 'ceremony',
  coming_of_age: 'ceremony',
  tea_ceremony: 'ceremony',
  school_ceremony: 'ceremony',
  religious_service: 'ceremony',
  prom: 'party',
  gala: 'evening',
  opera: 'evening',
  theatre: 'evening',
  concert: 'evening',
  dinner: 'evening',
  drinks: 'evening',
  club: 'party',
  party: 'party',
  birthday: 'party',
  carnival: 'party',
  garden_party: 'party',
  henna_night: 'party',
  christmas: 'celebration',
  new_year: 'celebration',
  eid: 'celebration',
  ramadan: 'celebration',
  lunar_new_year: 'celebration',
  diwali: 'celebration',
  quinceanera: 'celebration',
  feria: 'celebration',
  baby_shower: 'celebration',
  races: 'celebration',
  funeral: 'farewell',
  memorial: 'farewell',
  interview: 'interview',
  school_run: 'school',
}

export const nameOf = (one: ReadOccasion): NamedOccasion | undefined => named[one]

const festive: ReadonlySet<string> = new Set(['wedding', 'party', 'celebration', 'evening', 'ceremony'])

/** Whether an occasion is for what a shop sells for feasts. */
export const isFestive = (occasion: ReadOccasion) => festive.has(nameOf(occasion) ?? '')

/** The catalogue's occasions for one that she named; the first is the closest. */
export function catalogueOccasionsOf(occasion: ReadOccasion): ProductOccasion[] {
  const group = occasionOf(occasion)
  return [
    ...(isFestive(occasion) ? (['special-event'] as const) : []),
    slugOf[group],
    ...(group === 'casual_day' ? (['everyday'] as const) : []),
  ]
}
