import { keyOf, type Condition } from '../wanted/conditions.ts'
import type { Product } from '../../vocabulary/product.ts'
import { longestSentence } from '../../sentence/units.ts'
import { settle, showProducts } from './announce-found.ts'
import { chatQuestions, type Ceiling, type ChatChoices, type ChatQuestion } from './chat-choices.ts'
import {
  startChat,
  type ChatLine,
  type PiecesState,
  type ChatWish,
  type FoundPieces,
  type PieceWish,
  type Wanting,
} from './conversation.ts'
import {
  cheaperCeiling,
  isHerTurn,
  lastOffered,
  openOptions,
  openQuestion,
  openWishes,
  questionOfWish,
  stepOf,
  weatherAfter,
} from './open-wishes.ts'
import { idsOf, say, seek, shownIds, waitFor } from './pieces-moves.ts'

export type PiecesEvent =
  | { type: 'open' }
  /** She comes from the talk about outfits, where she has told something already. */
  | { type: 'enter'; choices: Partial<Omit<ChatChoices, 'category'>> }
  | { type: 'pick'; question: ChatQuestion; value: string }
  | { type: 'wish'; wish: ChatWish }
  | { type: 'ask'; wish: PieceWish; piece: Product }
  /** A sentence that is answered by all that was said by now; without a search, by what is said back alone. */
  | { type: 'want'; typed: string; asides: readonly ChatLine[]; wanting: Wanting | null }
  /** She takes a wish away that the pieces were looked for by. */
  | { type: 'drop'; condition: Condition }
  /** A pause is over. */
  | { type: 'waited'; wait: number }
  | { type: 'found'; search: number; found: FoundPieces }
  | { type: 'failed'; search: number }
  | { type: 'start_over' }
  /** Her profile has been read. */
  | { type: 'budget'; ceiling: Ceiling | null }

const isComplete = (choices: Partial<ChatChoices>): choices is ChatChoices =>
  chatQuestions.every((question) => choices[question] !== undefined)

/** Moves to the first open question, or to the search once all four are answered. */
function goOn(state: PiecesState): PiecesState {
  const { choices, ceiling, page, anyPrice } = state
  if (isComplete(choices))
    return seek({ ...state, wanting: undefined }, { kind: 'pieces', choices, ceiling, page, anyPrice })
  const next = chatQuestions.find((question) => choices[question] === undefined) ?? 'category'
  return waitFor({ ...state, step: stepOf(next) }, 'reply')
}

function pick(state: PiecesState, question: ChatQuestion, value: string, now: number): PiecesState {
  if (question !== openQuestion(state) || !openOptions(state).includes(value)) return state
  const said = say(state, 'user', { say: 'answer', question, value }, now)
  // A price limit is kept only within a category: what is expensive for a top is not expensive for a coat.
  const ceiling = question === 'category' ? state.budget : state.ceiling
  return goOn({
    ...said,
    ceiling,
    page: 1,
    choices: { ...state.choices, [question]: value },
  })
}

function fulfil(
  state: PiecesState,
  wish: ChatWish,
  now: number,
  words: ChatLine = { say: 'wish', wish },
): PiecesState {
  if (!openWishes(state).includes(wish)) return state
  const said = say(state, 'user', words, now)
  if (state.wanting) return fulfilWanted(said, state.wanting, wish)
  const question = questionOfWish[wish]
  if (question) return waitFor({ ...said, step: stepOf(question), trouble: null }, 'reply')
  const weather = weatherAfter(state, wish)
  if (weather) return goOn({ ...said, page: 1, choices: { ...state.choices, weather } })
  if (wish === 'more') return goOn({ ...said, page: state.page + 1 })
  if (wish === 'cheaper') return goOn({ ...said, page: 1, ceiling: cheaperCeiling(state) })
  if (wish === 'any_price') return goOn({ ...said, page: 1, ceiling: null, anyPrice: true })
  return state.trouble ? seek(said, state.trouble) : state
}

/** Looks by all that was said. */
const want = (state: PiecesState, wanting: Wanting): PiecesState =>
  seek({ ...state, step: 'recommendations', wanting, trouble: null }, { kind: 'wanted', ...wanting })

function fulfilWanted(state: PiecesState, wanting: Wanting, wish: ChatWish): PiecesState {
  const { budget: _, ...said } = wanting.said
  const { compare: _c, ...plain } = wanting
  if (wish === 'more') return want(state, { ...wanting, not: shownIds(state) })
  if (wish === 'any_price') return want(state, { ...plain, said, not: [] })
  if (wish === 'cheaper')
    return want(state, {
      ...wanting,
      not: [],
      compare: { change: 'cheaper', than: idsOf(lastOffered(state)) },
    })
  return state.trouble ? seek(state, state.trouble) : state
}

function drop(state: PiecesState, condition: Condition, now: number): PiecesState {
  const { wanting } = state
  if (!isHerTurn(state) || !wanting) return state
  const dropped = [...(wanting.said.dropped ?? []), keyOf(condition)]
  return want(say(state, 'user', { say: 'drop', condition }, now), {
    ...wanting,
    not: [],
    said: { ...wanting.said, dropped },
  })
}

/** Answers a sentence: what moves her and what she asks first, then what there is. */
function hearWanting(
  state: PiecesState,
  { typed, asides, wanting }: Extract<PiecesEvent, { type: 'want' }>,
  now: number,
): PiecesState {
  // It is her turn from the first word on, whichever door she came in by.
  if (state.wait || state.search) return state
  const said = {
    ...say(state, 'user', { say: 'typed', text: typed.trim().slice(0, longestSentence) }, now),
    asides,
  }
  return wanting ? want(said, wanting) : waitFor(said, 'reply')
}

/** Says what goes with the reply. */
const sayAsides = (state: PiecesState, now: number): PiecesState => ({
  ...state.asides.reduce((before, line) => say(before, 'stylist', line, now), state),
  asides: [],
})

/** Whether the stylist asked this before what she has just typed, which did not answer it. */
function isAsked({ messages }: PiecesState, question: ChatQuestion) {
  const asked = messages.findLast(({ text }) => text.say === 'ask')?.text
  return messages.at(-1)?.text.say === 'typed' && asked?.say === 'ask' && asked.question === question
}

/** The pieces that she has already seen with a piece, so that another outfit differs. */
const companyOf = ({ messages }: PiecesState, piece: Product) =>
  idsOf(messages.flatMap(({ outfit }) => outfit?.pieces ?? [])).filter((id) => id !== piece.id)

function askOfPiece(
  state: PiecesState,
  wish: PieceWish,
  piece: Product,
  now: number,
  words: ChatLine = { say: 'piece_wish', wish, name: piece.name },
): PiecesState {
  const { choices, ceiling, budget, step: at } = state
  if (!isHerTurn(state) || at !== 'recommendations') return state
  const said = say(state, 'user', words, now)
  const shown = wish === 'outfit' ? companyOf(state, piece) : shownIds(state)
  const most = ceiling ?? (budget === null ? null : 'any')
  return seek(said, { kind: 'piece', wish, piece, choices, shown, most })
}

function endWait(state: PiecesState, now: number): PiecesState {
  switch (state.wait?.for) {
    case 'reply': {
      const waited = sayAsides({ ...state, wait: null }, now)
      // Who was answered is asked nothing on top.
      const question = state.asides.length > 0 ? null : openQuestion(waited)
      if (question) {
        const isAgain = state.choices[question] !== undefined
        const line: ChatLine = { say: 'ask', question, isAgain }
        return say(waited, 'stylist', isAsked(state, question) ? { ...line, isStill: true } : line, now)
      }
      if (state.asides.length > 0 && !state.search) return waited
      if (state.step === 'loading')
        return waitFor(say(waited, 'stylist', { say: 'searching' }, now), 'loading')
      return settle(waited, now)
    }
    case 'loading':
      return settle({ ...state, wait: null }, now)
    case 'products':
      return showProducts({ ...state, wait: null })
    default:
      return { ...state, wait: null }
  }
}

/** Asks what is open; an answer of before stands, and pieces that were found stay. */
function enter(state: PiecesState, choices: Partial<ChatChoices>, now: number): PiecesState {
  if (state.wait || state.search || state.step === 'recommendations') return state
  const known = { ...choices, ...state.choices }
  const question = chatQuestions.find((one) => known[one] === undefined)
  if (!question) return goOn({ ...state, choices: known })
  const asking: PiecesState = { ...state, choices: known, step: stepOf(question) }
  return say(asking, 'stylist', { say: 'ask', question, isAgain: false }, now)
}

/** Returns the conversation after an event. An event that does not belong to its state changes nothing. */
export function step(state: PiecesState, event: PiecesEvent, now: number): PiecesState {
  switch (event.type) {
    case 'open':
      return state.messages.length > 0
        ? state
        : waitFor(say(state, 'stylist', { say: 'welcome' }, now), 'chips')
    case 'enter':
      return enter(state, event.choices, now)
    case 'pick':
      return pick(state, event.question, event.value, now)
    case 'wish':
      return fulfil(state, event.wish, now)
    case 'ask':
      return askOfPiece(state, event.wish, event.piece, now)
    case 'want':
      return hearWanting(state, event, now)
    case 'drop':
      return drop(state, event.condition, now)
    case 'waited':
      return state.wait?.id === event.wait ? endWait(state, now) : state
    case 'found':
    case 'failed': {
      if (state.search?.id !== event.search || state.found) return state
      return settle({ ...state, found: event.type === 'found' ? event.found : 'failed' }, now)
    }
    case 'start_over':
      return state.messages.length === 0
        ? state
        : waitFor(say(startChat(state), 'stylist', { say: 'welcome_again' }, now), 'chips')
    case 'budget':
      // A limit that she has set herself stays.
      return state.ceiling === state.budget
        ? { ...state, budget: event.ceiling, ceiling: event.ceiling }
        : { ...state, budget: event.ceiling }
  }
}
