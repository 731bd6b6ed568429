import {
  ceilings,
  chatQuestions,
  optionsOf,
  type Ceiling,
  type ChatChoices,
  type ChatQuestion,
} from './choices.ts'
import type { ChatState, ChatWish } from './conversation.ts'

/** Nothing is under way: it is her turn. */
export const isHerTurn = ({ messages, wait, search }: ChatState) =>
  messages.length > 0 && wait === null && search === null

/** The stylist is writing, or looking something out. */
export const isTyping = ({ wait, search }: ChatState) =>
  search !== null || wait?.for === 'reply' || wait?.for === 'loading'

export const stepOf = (question: ChatQuestion) => (question === 'category' ? 'initial' : question)

/** The question that is open; null while there is none. */
export const openQuestion = (state: ChatState) =>
  isHerTurn(state) ? (chatQuestions.find((question) => stepOf(question) === state.step) ?? null) : null

/** The chips of the open question. What she has asked to be changed is not offered again. */
export function openOptions(state: ChatState): readonly string[] {
  const question = openQuestion(state)
  return question ? optionsOf(question).filter((option) => option !== state.choices[question]) : []
}

/** What will be offered as soon as she has asked. */
export function comingOptions(state: ChatState) {
  const question = chatQuestions.find((one) => stepOf(one) === state.step)
  if (!question || isHerTurn(state)) return null
  return { question, options: optionsOf(question).filter((option) => option !== state.choices[question]) }
}

type Moves = Partial<Record<ChatWish, ChatChoices['weather']>>

/** Where 'Warmer', 'Colder' and 'If it rains' lead from each weather. */
const weatherMoves: Record<ChatChoices['weather'], Moves> = {
  sunny: { colder: 'breezy', rain: 'rainy' },
  breezy: { warmer: 'sunny', colder: 'chilly', rain: 'rainy' },
  rainy: { warmer: 'sunny', colder: 'chilly' },
  chilly: { warmer: 'breezy', rain: 'rainy' },
}

export const weatherAfter = ({ choices: { weather } }: ChatState, wish: ChatWish) =>
  (weather && weatherMoves[weather][wish]) ?? null

/** The question that a wish opens once more. */
export const questionOfWish: Partial<Record<ChatWish, ChatQuestion>> = {
  another_vibe: 'vibe',
  another_occasion: 'occasion',
  another_category: 'category',
}

/** The pieces of the last answer that were shown as a choice. */
const lastShown = ({ messages }: ChatState) =>
  messages.findLast(({ text }) => text.say === 'found' || text.say === 'found_more')?.products ?? []

/** The next ceiling below the dearest piece that she was shown; null when there is none. */
export function cheaperCeiling(state: ChatState): Ceiling | null {
  const dearest = Math.max(0, ...lastShown(state).map(({ price_cents: cents }) => cents ?? 0))
  return (
    ceilings.find((one) => one * 100 < dearest && (state.ceiling === null || one < state.ceiling)) ?? null
  )
}

/** Her last wish could not be met for what she wants to pay. */
const isHeldBack = ({ messages }: ChatState) => {
  const said = messages.at(-1)?.text
  return said?.say === 'piece_none' && said.within
}

const order: readonly ChatWish[] = [
  'try_again',
  'more',
  'any_price',
  'cheaper',
  'another_vibe',
  'another_occasion',
  'warmer',
  'colder',
  'rain',
  'another_category',
]

function isOpen(state: ChatState, wish: ChatWish) {
  const { trouble, hasMore, ceiling, budget } = state
  switch (wish) {
    case 'try_again':
      return trouble !== null
    case 'more':
      return hasMore && trouble === null
    case 'any_price':
      return ceiling !== null && (ceiling !== budget || trouble?.kind === 'pieces' || isHeldBack(state))
    case 'cheaper':
      return trouble === null && cheaperCeiling(state) !== null
    case 'warmer':
    case 'colder':
    case 'rain':
      return weatherAfter(state, wish) !== null
    default:
      return true
  }
}

/** What she can ask for now that she has been shown something. */
export const openWishes = (state: ChatState): readonly ChatWish[] =>
  isHerTurn(state) && state.step === 'recommendations' ? order.filter((wish) => isOpen(state, wish)) : []
