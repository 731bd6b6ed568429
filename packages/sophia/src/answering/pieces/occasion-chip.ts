import { occasionOf } from '../outfits/occasion-groups.ts'
import type { Occasion } from '../outfits/options.ts'
import type { ReadOccasion } from '../../vocabulary/reading-words.ts'
import type { ChatChoices } from './chat-choices.ts'

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
