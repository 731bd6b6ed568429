import {
  ceilings,
  chatQuestions,
  optionsOf,
  type Ceiling,
  type ChatChoices,
  type ChatQuestion,
} from './chat-choices.ts'
import type { ChatLine, ChatWish, PiecesState, Wanting } from './conversation.ts'

/** Nothing is pending, so it is her turn. */
export const isHerTurn = ({ messages, wait, search }: PiecesState) =>
  messages.length > 0 && wait === null && search === null

/** Whether the stylist is shown typing. */
export const isTyping = ({ wait, search }: PiecesState) =>
  search !== null || wait?.for === 'reply' || wait?.for === 'loading'

export const stepOf = (question: ChatQuestion) => (question === 'category' ? 'initial' : question)

/** The open question; null without one. */
export const openQuestion = (state: PiecesState) =>
  isHerTurn(state) ? (chatQuestions.find((question) => stepOf(question) === state.step) ?? null) : null

/** The chips of the open question, without the one that she wants to change. */
export function openOptions(state: PiecesState): readonly string[] {
  const question = openQuestion(state)
  return question ? optionsOf(question).filter((option) => option !== state.choices[question]) : []
}

/** The chips that will be offered once the question is asked. */
export function comingOptions(state: PiecesState) {
  const question = chatQuestions.find((one) => stepOf(one) === state.step)
  if (!question || isHerTurn(state)) return null
  return { question, options: optionsOf(question).filter((option) => option !== state.choices[question]) }
}

type Moves = Partial<Record<ChatWish, ChatChoices['weather']>>

/** The weather that 'Warmer', 'Colder' and 'If it rains' lead to. */
const weatherMoves: Record<ChatChoices['weather'], Moves> = {
  sunny: { colder: 'breezy', rain: 'rainy' },
  breezy: { warmer: 'sunny', colder: 'chilly', rain: 'rainy' },
  rainy: { warmer: 'sunny', colder: 'chilly' },
  chilly: { warmer: 'breezy', rain: 'rainy' },
}

export const weatherAfter = ({ choices: { weather } }: PiecesState, wish: ChatWish) =>
  (weather && weatherMoves[weather][wish]) ?? null

/** The question that a wish opens again. */
export const questionOfWish: Partial<Record<ChatWish, ChatQuestion>> = {
  another_vibe: 'vibe',
  another_occasion: 'occasion',
  another_category: 'category',
}

const choices: ReadonlySet<ChatLine['say']> = new Set(['found', 'found_more', 'wanted'] as const)

/** The pieces of the last answer that were shown as a choice. */
export const lastOffered = ({ messages }: PiecesState) =>
  messages.findLast(({ text }) => choices.has(text.say))?.products ?? []

/** The next price limit below the most expensive piece shown; null without one. */
export function cheaperCeiling(state: PiecesState): Ceiling | null {
  const dearest = Math.max(0, ...lastOffered(state).map(({ price_cents: cents }) => cents ?? 0))
  return (
    ceilings.find((one) => one * 100 < dearest && (state.ceiling === null || one < state.ceiling)) ?? null
  )
}

/** Whether her last wish failed only because of her price limit. */
const isHeldBack = ({ messages }: PiecesState) => {
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

function isOpen(state: PiecesState, wish: ChatWish) {
  const { trouble, hasMore } = state
  if (wish === 'try_again') return trouble !== null
  if (wish === 'more') return hasMore && trouble === null
  return state.wanting ? isOpenOfWanted(state, state.wanting, wish) : isOpenOfChosen(state, wish)
}

/** What else can be wished of pieces that were looked for by all that she said. */
function isOpenOfWanted({ trouble }: PiecesState, { said }: Wanting, wish: ChatWish) {
  if (wish === 'any_price') return said.budget?.most !== undefined
  return wish === 'cheaper' && trouble === null
}

/** The same of pieces that were looked for by her chips. */
function isOpenOfChosen(state: PiecesState, wish: ChatWish) {
  const { trouble, ceiling, budget, isHeldBack: isTooDear } = state
  switch (wish) {
    case 'any_price':
      if (isTooDear) return true
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

/** The wishes that are offered after a result. */
export const openWishes = (state: PiecesState): readonly ChatWish[] =>
  isHerTurn(state) && state.step === 'recommendations' ? order.filter((wish) => isOpen(state, wish)) : []
