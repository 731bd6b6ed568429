import { occasionOf } from '../sophia/occasion-groups.ts'
import { slotOfKind } from '../sophia/parts.ts'
import { wishesOf } from '../sophia/wishes.ts'
import type { ReadOccasion, Reading } from '../understanding/reading.ts'
import type { ChatChoices } from './choices.ts'
import type { ChatState, ChatWish } from './conversation.ts'
import { openWishes } from './wishes.ts'

/** What a typed sentence says to the search for single pieces: answers to its questions, or a wish about what was found. */
export type Told = { choices: Partial<ChatChoices>; wish?: ChatWish }

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

function chipOf(occasion: ReadOccasion): ChatChoices['occasion'] {
  if (meals.includes(occasion)) return 'brunch'
  if (evenings.includes(occasion)) return 'date'
  const chips = { workwear: 'work', vacation: 'travel', casual_day: 'weekend', date_night: 'event' } as const
  return chips[occasionOf(occasion)]
}

function weatherOf({ weather }: Reading): ChatChoices['weather'] | undefined {
  if (weather?.rain) return 'rainy'
  if (weather?.snow) return 'chilly'
  const warmth = weather?.warmth
  if (!warmth) return undefined
  const chips = { hot: 'sunny', warm: 'sunny', mild: 'breezy', cool: 'breezy', cold: 'chilly' } as const
  return chips[warmth]
}

const wishOf = ({ change, budget }: Reading): ChatWish | undefined => {
  if (budget?.level === 'open') return 'any_price'
  if (!change || change.about) return undefined
  const wishes = {
    more: 'more',
    other: 'more',
    cheaper: 'cheaper',
    warmer: 'colder',
    cooler: 'warmer',
  } as const
  return wishes[change.act as keyof typeof wishes]
}

/** Null for whatever is no matter of single pieces: questions, several pieces at once, a change of one of them. */
export function toldIn(reading: Reading, chat: ChatState): Told | null {
  const { pieces = [], occasions = [], question, social, unknown } = reading
  if (question || social || unknown || reading.change?.about) return null
  const wish = wishOf(reading)
  if (wish) return openWishes(chat).includes(wish) ? { choices: {}, wish } : null
  const wanted = pieces.filter(({ not }) => !not)
  if (wanted.length > 1) return null
  const category = wanted[0] && categoryOf(wanted[0].kind)
  const [occasion] = occasions
  const { vibe } = wishesOf(reading)
  const weather = weatherOf(reading)
  const choices: Partial<ChatChoices> = {
    ...(category && { category }),
    ...(vibe && { vibe }),
    ...(weather && { weather }),
    ...(occasion && { occasion: chipOf(occasion) }),
  }
  return Object.keys(choices).length > 0 ? { choices } : null
}
