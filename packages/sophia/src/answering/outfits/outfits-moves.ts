import { longestSentence } from '../../sentence/units.ts'
import { hear, say, type OutfitsState } from './outfits-state.ts'

/** A question that can be revised. */
export type Question = 'occasion' | 'weather' | 'outfit_type'

export const nothingShown = {
  shown: [],
  wantsMore: false,
  isExhausted: false,
  isHeldBack: false,
  kept: [],
} satisfies Partial<OutfitsState>

export const hearTyped = (state: OutfitsState, input: string) =>
  input.trim() === '' ? state : hear(state, { typed: input.trim().slice(0, longestSentence) })

/** Asks; in other words where she was asked that before what she has just typed. */
function ask(state: OutfitsState, question: Question): OutfitsState {
  const typed = state.messages.findLastIndex(({ from }) => from === 'user')
  const said = state.messages[typed]
  const before = state.messages.slice(0, typed).findLast(({ from }) => from === 'sophia')
  const isTyped = said?.from === 'user' && 'typed' in said.text
  const isAsked =
    before?.from === 'sophia' &&
    (before.text.endsWith(`_${question}`) ||
      (question === 'occasion' && (before.text === 'greeting' || before.text === 'start_over')))
  return say({ ...state, step: question }, isTyped && isAsked ? `still_${question}` : `ask_${question}`)
}

/** Moves to the first open question, or to the search once all are answered. */
export function goOn(state: OutfitsState): OutfitsState {
  if (!state.occasion) return ask(state, 'occasion')
  if (!state.weather) return ask(state, 'weather')
  if (!state.outfitType) return ask(state, 'outfit_type')
  return { ...state, step: 'recommendations', ...nothingShown }
}

export const showMore = (heard: OutfitsState): OutfitsState =>
  heard.isExhausted ? say(heard, 'all_shown') : { ...heard, step: 'recommendations', wantsMore: true }
