import type { Occasion } from '../outfits/options.ts'
import { occasionOf, occasionOfCode } from '../outfits/occasion-groups.ts'
import { slotOfKind } from '../../vocabulary/categories.ts'
import { familiesOf, remember, wishesOf } from '../outfits/remembered-wishes.ts'
import type { Heard } from '../../reading/heard.ts'
import type { ReadOccasion, Reading } from '../../vocabulary/reading-words.ts'
import type { ChatChoices } from './chat-choices.ts'
import type { PiecesState, ChatWish, Noted } from './conversation.ts'
import { refinementIn, type Refinement } from './refine.ts'
import { openWishes } from './open-wishes.ts'

/** What a typed sentence says to the search for single pieces: answers to its questions, wishes, or a wish about what was found. */
export type PiecesMeaning = {
  choices: Partial<ChatChoices>
  wish?: ChatWish
  /** How the pieces shall differ from those that lie there. */
  refinement?: Refinement
  /** One of those that lie there shall become an outfit. */
  asks?: 'outfit'
  /** Which of them, from 1; -1 is the last. */
  which?: number | undefined
  noted?: Noted
  /** The words that were not understood. */
  unread: readonly string[]
}

const categoryOf = (kind: string): ChatChoices['category'] | null => {
  const slot = slotOfKind(kind)
  if (kind === 'skirt') return 'skirts'
  switch (slot) {
    case 'dress':
      return 'dresses'
    case 'top':
      return 'tops'
    case 'bottom':
      return 'bottoms'
    case 'shoes':
      return 'shoes'
    case 'outer':
      return 'outerwear'
    default:
      return null
  }
}

const meals: readonly ReadOccasion[] = ['brunch', 'lunch', 'coffee']
const evenings: readonly ReadOccasion[] = ['date', 'dinner', 'drinks']

const chipOfGroup = {
  workwear: 'work',
  vacation: 'travel',
  casual_day: 'weekend',
  date_night: 'event',
} satisfies Record<Occasion, ChatChoices['occasion']>

/** The chip for an occasion as she named it. */
export function chipOf(occasion: ReadOccasion): ChatChoices['occasion'] {
  if (meals.includes(occasion)) return 'brunch'
  if (evenings.includes(occasion)) return 'date'
  return chipOfGroup[occasionOf(occasion)]
}

/** The chip for a dress code; a casual piece is for any day. */
function chipOfCode({ dressCode }: Reading): ChatChoices['occasion'] | undefined {
  const group = dressCode && occasionOfCode[dressCode]
  return group && group !== 'casual_day' ? chipOfGroup[group] : undefined
}

const chipOfSeason = { spring: 'breezy', summer: 'sunny', autumn: 'breezy', winter: 'chilly' } as const

function weatherOf({ weather, season }: Reading): ChatChoices['weather'] | undefined {
  if (weather?.rain) return 'rainy'
  if (weather?.snow) return 'chilly'
  const warmth = weather?.warmth
  if (!warmth) return season && chipOfSeason[season]
  const chips = { hot: 'sunny', warm: 'sunny', mild: 'breezy', cool: 'breezy', cold: 'chilly' } as const
  return chips[warmth]
}

const wishOf = ({ change, budget }: Reading): ChatWish | undefined => {
  if (budget?.level === 'open') return 'any_price'
  if (!change) return undefined
  const wishes = {
    more: 'more',
    other: 'more',
    cheaper: 'cheaper',
    warmer: 'colder',
    cooler: 'warmer',
  } as const
  return wishes[change.act as keyof typeof wishes]
}

/** The wish about all that was found which a sentence asks for, if it is open. */
export function wishIn(reading: Reading, chat: PiecesState): ChatWish | null {
  const wish = wishOf(reading)
  return wish && openWishes(chat).includes(wish) ? wish : null
}

/** How a sentence asks all that was found to be otherwise; what it says of another kind of piece is no such wish. */
export function refinedIn(reading: Reading, { choices }: PiecesState): Refinement | null {
  const kinds = [reading.change?.about, ...(reading.pieces ?? []).map(({ kind }) => kind)]
  const isOfOther = kinds.some((kind) => kind !== undefined && categoryOf(kind) !== choices.category)
  return isOfOther ? null : refinementIn(reading)
}

/** Whether a sentence names several pieces, or one that the search for single pieces does not know. */
export const isOfOutfits = ({ pieces = [] }: Reading) => {
  const wanted = pieces.filter(({ not }) => !not)
  return wanted.length > 1 || wanted.some(({ kind }) => !categoryOf(kind))
}

/** What a sentence says to the search for single pieces. */
export function piecesMeaningOf(reading: Reading, heard?: Heard): PiecesMeaning {
  const piece = reading.pieces?.find(({ not }) => !not)
  const category = piece && categoryOf(piece.kind)
  const [fine] = reading.occasions ?? []
  const colours = familiesOf(piece?.colours)
  // The colour of the one piece that is looked for is one that she would love.
  const wishes = colours.length > 0 ? remember(wishesOf(reading), { loves: colours }) : wishesOf(reading)
  const weather = weatherOf(reading)
  const occasion = fine ? chipOf(fine) : chipOfCode(reading)
  const said = {
    ...(wishes.vibe && { vibe: wishes.vibe }),
    ...(weather && { weather }),
    ...(occasion && { occasion }),
  }
  const isNoted = Object.keys(said).length + Object.keys(wishes).length > 0
  return {
    choices: { ...(category && { category }), ...said },
    ...(isNoted && {
      noted: {
        choices: said,
        ...(category && { category }),
        ...(fine && { fine }),
        ...(Object.keys(wishes).length > 0 && { wishes }),
      },
    }),
    unread: heard?.unread ?? [],
  }
}
