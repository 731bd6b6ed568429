import { colourFamilies, type ColourFamily } from '../vocabulary/product-categories.ts'
import { figures, needs, stuffs } from '../vocabulary/needs-and-figures.ts'
import { questionsFor, soundAnswers, type Answer, type Answers, type Flow } from './question-flow.ts'

export const monthOccasions = ['work', 'dinner', 'weekend', 'celebration', 'travel', 'everyday'] as const
export type MonthOccasion = (typeof monthOccasions)[number]

export const weathers = ['hot', 'warm', 'mild', 'cool', 'cold'] as const
export type Weather = (typeof weathers)[number]

/** The stylist's chat offers the same five. */
export const vibes = ['chic', 'casual', 'bold', 'romantic', 'edgy'] as const
export type Vibe = (typeof vibes)[number]

/** The colours that a wardrobe can be built on, without prints and metals. */
export const colourChoices = colourFamilies.filter(
  (family): family is Exclude<typeof family, 'multi' | 'gold' | 'silver'> =>
    family !== 'multi' && family !== 'gold' && family !== 'silver',
)

export const shapeWishes = ['sleeves', 'long_hems', 'room', 'waist', 'dresses', 'trousers'] as const
export type ShapeWish = (typeof shapeWishes)[number]

export const shoeWishes = ['flat', 'low', 'any'] as const
export type ShoeWish = (typeof shoeWishes)[number]

export const budgets = ['piece_150', 'piece_300', 'outfit_500', 'outfit_1000', 'open'] as const
export type Budget = (typeof budgets)[number]

/** The price limits of each budget, in hundredths of the currency that the pieces are sold in. */
export const budgetLimits: Record<Budget, { maxPerPieceCents?: number; maxPerOutfitCents?: number }> = {
  piece_150: { maxPerPieceCents: 150_00 },
  piece_300: { maxPerPieceCents: 300_00 },
  outfit_500: { maxPerOutfitCents: 500_00 },
  outfit_1000: { maxPerOutfitCents: 1000_00 },
  open: {},
}

/** A limit that no option says: of a piece or an outfit, in hundredths, and its currency where she named one. */
const ownBudget = /^(piece|outfit)_of_([1-9]\d{0,10})(?:_([A-Z]{3}))?$/

/** The answer for a limit of her own: 'piece_of_18000_EUR'. */
export const ownBudgetFor = (per: 'piece' | 'outfit', cents: number, currency?: string) =>
  [per, 'of', cents, ...(currency ? [currency] : [])].join('_')

export type BudgetLimits = {
  maxPerPieceCents?: number
  maxPerOutfitCents?: number
  /** The currency that she named; without one the limits are in that of the pieces. */
  currency?: string
}

/** What an answer to the question of her budget allows; null where it is none. */
export function limitsOf(answer: string): BudgetLimits | null {
  const option = budgets.find((one) => one === answer)
  if (option) return budgetLimits[option]
  const [, per, cents, currency] = ownBudget.exec(answer) ?? []
  if (!cents) return null
  return {
    [per === 'outfit' ? 'maxPerOutfitCents' : 'maxPerPieceCents']: Number(cents),
    ...(currency && { currency }),
  }
}

export const ownedPieces = [
  'jeans',
  'black_trousers',
  'white_shirt',
  'blazer',
  'black_dress',
  'knit',
  'satin_skirt',
  'nothing',
] as const
export type OwnedPiece = (typeof ownedPieces)[number]

/** What is minded in fabrics and cuts, as she told it in the talk: needs of her body, materials that she does not wear, lines for her figure. */
export const minded = [...needs, ...stuffs, ...figures] as const

export const maxNoteLength = 300

/** The questions of Sophia's monthly consultation. */
export const consultation = [
  { id: 'occasions', kind: 'choice', options: monthOccasions, least: 1, most: 3 },
  { id: 'weather', kind: 'choice', options: weathers, least: 1, most: 1 },
  {
    id: 'trip_weather',
    kind: 'choice',
    options: weathers,
    least: 1,
    most: 1,
    isAsked: ({ occasions }) => occasions?.includes('travel') ?? false,
  },
  { id: 'vibe', kind: 'choice', options: vibes, least: 1, most: 1 },
  { id: 'loves', kind: 'choice', options: colourChoices, least: 0, most: 3 },
  { id: 'avoids', kind: 'choice', options: colourChoices, least: 0, most: 3, without: 'loves' },
  { id: 'shapes', kind: 'choice', options: shapeWishes, least: 0, most: 3 },
  { id: 'shoes', kind: 'choice', options: shoeWishes, least: 1, most: 1 },
  // Asked only of who has told something of it.
  {
    id: 'minded',
    kind: 'choice',
    options: minded,
    least: 0,
    most: 8,
    isAsked: ({ minded: told }) => told !== undefined,
  },
  {
    id: 'budget',
    kind: 'choice',
    options: budgets,
    least: 1,
    most: 1,
    isOwn: (answer) => ownBudget.test(answer),
  },
  { id: 'owned', kind: 'choice', options: ownedPieces, least: 1, most: 1 },
  { id: 'note', kind: 'words', maxLength: maxNoteLength },
] as const satisfies Flow

export type ConsultationQuestion = (typeof consultation)[number]['id']

/** The options that she chose, in her order. */
const chosen = <Option extends string>(options: readonly Option[], answer: Answer = []) =>
  answer.flatMap((one) => options.find((option) => option === one) ?? [])

/** The first that she chose, of what nobody may leave out. */
function needed<Option extends string>(options: readonly Option[], answer: Answer | undefined) {
  const [first] = chosen(options, answer)
  if (first === undefined) throw new Error('the consultation is not complete')
  return first
}

function neededBudget([first]: Answer = []) {
  const limits = first === undefined ? null : limitsOf(first)
  if (!limits) throw new Error('the consultation is not complete')
  return limits
}

/** Reads complete answers as wishes; throws where they are incomplete. */
export function readWishes(answers: Answers) {
  const weather = needed(weathers, answers.weather)
  return {
    occasions: chosen(monthOccasions, answers.occasions),
    weather,
    tripWeather: chosen(weathers, answers.trip_weather)[0] ?? weather,
    vibe: needed(vibes, answers.vibe),
    loves: chosen<ColourFamily>(colourChoices, answers.loves),
    avoids: chosen<ColourFamily>(colourChoices, answers.avoids),
    shapes: chosen(shapeWishes, answers.shapes),
    shoes: chosen(shoeWishes, answers.shoes)[0],
    needs: chosen(needs, answers.minded),
    without: chosen(stuffs, answers.minded),
    figure: chosen(figures, answers.minded),
    budget: neededBudget(answers.budget),
    owned: chosen(ownedPieces, answers.owned)[0],
    note: answers.note?.[0] ?? '',
  }
}
export type MonthWishes = ReturnType<typeof readWishes>

/** Whether every question is answered. */
export function isComplete(answers: Answers) {
  const sound = soundAnswers(consultation, answers)
  return questionsFor(consultation, sound).every(({ id }) => sound[id])
}
