import * as v from 'valibot'
import { concepts, type Concept } from './concepts.ts'

const conceptNames = Object.keys(concepts) as [Concept, ...Concept[]]
export const concept = v.picklist(conceptNames)
const listOf = <const T extends readonly string[]>(names: T) => v.optional(v.array(v.picklist(names)))

export const readOccasions = [
  'wedding_guest',
  'bride',
  'civil_wedding',
  'engagement',
  'baptism',
  'communion',
  'bar_mitzvah',
  'graduation',
  'prom',
  'gala',
  'opera',
  'theatre',
  'concert',
  'festival',
  'club',
  'party',
  'birthday',
  'christmas',
  'new_year',
  'eid',
  'ramadan',
  'lunar_new_year',
  'diwali',
  'carnival',
  'quinceanera',
  'feria',
  'tea_ceremony',
  'school_ceremony',
  'coming_of_age',
  'henna_night',
  'funeral',
  'memorial',
  'religious_service',
  'interview',
  'office',
  'business_trip',
  'meeting',
  'conference',
  'home_office',
  'first_day',
  'date',
  'dinner',
  'brunch',
  'lunch',
  'coffee',
  'drinks',
  'weekend',
  'everyday',
  'school_run',
  'playground',
  'university',
  'shopping',
  'museum',
  'walk',
  'garden_party',
  'barbecue',
  'picnic',
  'beach',
  'vacation',
  'city_trip',
  'cruise',
  'hiking',
  'ski_trip',
  'flight',
  'airport',
  'races',
  'sport',
  'at_home',
  'family_visit',
  'baby_shower',
  'photo_shoot',
  'court',
  'doctor',
] as const
export type ReadOccasion = (typeof readOccasions)[number]

export const warmths = ['hot', 'warm', 'mild', 'cool', 'cold'] as const
export type Warmth = (typeof warmths)[number]

export const bodyWishes = [
  'petite',
  'tall',
  'plus',
  'maternity',
  'nursing',
  'modest',
  'hijab',
  'hide_arms',
  'hide_belly',
  'hide_legs',
  'hide_hips',
  'show_legs',
  'show_waist',
  'wheelchair',
  'sensitive_skin',
  'large_bust',
  'small_bust',
] as const
export type BodyWish = (typeof bodyWishes)[number]

export const fitWishes = [
  'loose',
  'fitted',
  'sleeves',
  'long_hems',
  'short_hems',
  'high_neck',
  'waist',
  'comfortable',
  'warm',
  'light',
] as const
export type FitWish = (typeof fitWishes)[number]

export const dressCodes = [
  'white_tie',
  'black_tie',
  'cocktail',
  'smart_casual',
  'business_formal',
  'business_casual',
  'casual',
  'festive',
  'dress_to_impress',
  'beach_formal',
] as const
export type DressCode = (typeof dressCodes)[number]

export const readVibes = [
  'chic',
  'casual',
  'bold',
  'romantic',
  'edgy',
  'classic',
  'minimal',
  'boho',
  'sporty',
  'vintage',
  'sexy',
  'cute',
  'preppy',
  'parisian',
  'quiet_luxury',
  'creative',
] as const
export type ReadVibe = (typeof readVibes)[number]

export const changeActs = [
  'cheaper',
  'dearer',
  'more',
  'other',
  'other_colour',
  'in_colour',
  'warmer',
  'cooler',
  'longer',
  'shorter',
  'looser',
  'tighter',
  'dressier',
  'plainer',
  'bolder',
  'quieter',
  'add',
  'remove',
  'undo',
  'start_over',
  'keep',
  /** What lies there shall become a whole outfit. */
  'outfit',
] as const
export type ChangeAct = (typeof changeActs)[number]

export const readQuestions = [
  'who_are_you',
  'are_you_human',
  'what_can_you_do',
  'returns',
  'delivery',
  'paid_link',
  'who_sells',
  'sizes',
  'care',
  'privacy',
  'costs',
  'how_try_on',
  'why',
  'in_stock',
  'forecast',
  'delete_data',
  'contact',
] as const
export type ReadQuestion = (typeof readQuestions)[number]

export const socials = [
  'hello',
  'thanks',
  'bye',
  'compliment',
  'complaint',
  'yes',
  'no',
  'unsure',
  'surprise',
] as const
export type Social = (typeof socials)[number]

export const traits = {
  colours: v.optional(v.array(concept)),
  materials: v.optional(v.array(concept)),
  patterns: v.optional(v.array(concept)),
  cuts: v.optional(v.array(concept)),
}

export const wishedPiece = v.object({
  kind: concept,
  ...traits,
  /** She does not want it. */
  not: v.optional(v.literal(true)),
})
export type WishedPiece = v.InferOutput<typeof wishedPiece>

/** 'natural' and 'animal' are groups of materials. */
const material = v.picklist([...conceptNames, 'natural', 'animal'])

/** What a sentence says. A slot that is missing was not spoken of. */
export const readingSchema = v.object({
  occasions: listOf(readOccasions),
  weather: v.optional(
    v.object({
      warmth: v.optional(v.picklist(warmths)),
      rain: v.optional(v.literal(true)),
      snow: v.optional(v.literal(true)),
      wind: v.optional(v.literal(true)),
      /** She asks to have the forecast looked up. */
      forecast: v.optional(v.literal(true)),
      place: v.optional(v.string()),
    }),
  ),
  season: v.optional(v.picklist(['spring', 'summer', 'autumn', 'winter'])),
  pieces: v.optional(v.array(wishedPiece)),
  colours: v.optional(
    v.object({ wanted: v.optional(v.array(concept)), avoided: v.optional(v.array(concept)) }),
  ),
  materials: v.optional(
    v.object({ wanted: v.optional(v.array(material)), avoided: v.optional(v.array(material)) }),
  ),
  /** A pattern that she wants belongs to a piece. */
  patterns: v.optional(v.object({ avoided: v.array(concept) })),
  /** Amounts are in whole units of the currency. */
  budget: v.optional(
    v.object({
      most: v.optional(v.number()),
      least: v.optional(v.number()),
      currency: v.optional(v.string()),
      per: v.optional(v.picklist(['piece', 'outfit'])),
      level: v.optional(v.picklist(['low', 'high', 'open'])),
    }),
  ),
  body: listOf(bodyWishes),
  fit: listOf(fitWishes),
  shoes: v.optional(v.picklist(['flat', 'low', 'high', 'any'])),
  for: v.optional(v.picklist(['women', 'men', 'kids'])),
  age: v.optional(v.number()),
  dressCode: v.optional(v.picklist(dressCodes)),
  vibe: listOf(readVibes),
  change: v.optional(
    v.object({
      act: v.picklist(changeActs),
      about: v.optional(v.string()),
      /** Which of those that lie there, from 1; -1 is the last. */
      which: v.optional(v.number()),
      /** How a piece shall be that is added. */
      as: v.optional(v.object(traits)),
    }),
  ),
  question: v.optional(v.picklist(readQuestions)),
  social: v.optional(v.picklist(socials)),
  date: v.optional(v.string()),
  /** Words that carry a wish which no slot holds, as they were typed. */
  unknown: v.optional(v.array(v.string())),
})
export type Reading = v.InferOutput<typeof readingSchema>
