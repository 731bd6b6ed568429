import * as v from 'valibot'
import { details } from './traits.ts'
import { concepts, type Concept } from './concepts.ts'

const conceptNames = Object.keys(concepts) as [Concept, ...Concept[]]
const concept = v.picklist(conceptNames)
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

export const feelings = ['low', 'heartbreak', 'grief', 'glad', 'tired'] as const
export type Feeling = (typeof feelings)[number]

export const pieceQuestions = [
  'price',
  'sum',
  'cheapest',
  'stretch',
  'lined',
  'heel',
  'sizes',
  'material',
  'opaque',
  'care',
  'colours',
  'length',
  'width',
] as const
export type PieceQuestion = (typeof pieceQuestions)[number]

const traits = {
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

/** What a sentence says besides: what she has, what moves her, what she asks of what lies there. */
export const besidesSchema = v.object({
  /** What she has already, which an outfit is built around. */
  own: v.optional(v.array(wishedPiece)),
  /** What she says that she has none of: she looks for it. */
  lacks: v.optional(v.array(concept)),
  /** What need not be so, by the names of concepts and of wishes for the fit. */
  letGo: v.optional(v.array(v.string())),
  /** How many of them she looks for. */
  count: v.optional(v.number()),
  /** How a piece shall be that she does not name: 'plain after all'. */
  like: v.optional(v.object({ patterns: traits.patterns, cuts: traits.cuts })),
  /** A number that says nothing of itself: after a question of money it is money. */
  amount: v.optional(v.number()),
  /** A size in whatever country's words. */
  size: v.optional(v.string()),
  /** How high a heel may be, in centimetres. */
  heelCm: v.optional(v.number()),
  details: v.optional(
    v.object({
      wanted: v.optional(v.array(v.picklist(details))),
      avoided: v.optional(v.array(v.picklist(details))),
    }),
  ),
  isOpaque: v.optional(v.literal(true)),
  /** It is for somebody else, and no outfit. */
  isGift: v.optional(v.literal(true)),
  /** What moves her, which is answered first. */
  feeling: v.optional(v.picklist(feelings)),
  /** What she asks of a piece that lies there. */
  asks: v.optional(v.picklist(pieceQuestions)),
  /** She lets go of a wish: of what she names, or of the colour. */
  letsGo: v.optional(v.literal(true)),
  /** A whole outfit is asked for. */
  isWhole: v.optional(v.literal(true)),
  /** Of a colour alone she lets go. */
  anyColour: v.optional(v.literal(true)),
  /** What she wears with it or under it is looked for; perhaps, where a piece is only asked for: 'which shoes?', 'with trousers'. */
  asksCompany: v.optional(v.picklist(['with', 'under', 'perhaps'])),
  /** Which of those that lie there she means, from 1; -1 is the last. */
  which: v.optional(v.number()),
})
export type Besides = v.InferOutput<typeof besidesSchema>
