import { keyOf, type Condition } from '../wanted/conditions.ts'
import type { Product } from '../../vocabulary/product.ts'
import { chatQuestions, type Ceiling, type ChatChoices, type ChatQuestion } from './chat-choices.ts'
import {
  chatWaits,
  startChat,
  type ChatLine,
  type ChatMessage,
  type PiecesState,
  type ChatWish,
  type FoundPieces,
  type PieceWish,
  type ChatSearch,
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

type Sender = ChatMessage['sender']

function say(state: PiecesState, sender: Sender, text: ChatLine, timestamp: number): PiecesState {
  const message: ChatMessage = { id: state.count, sender, text, timestamp }
  return { ...state, messages: [...state.messages, message], count: state.count + 1 }
}

const waitFor = (state: PiecesState, what: keyof typeof chatWaits): PiecesState => ({
  ...state,
  wait: { id: state.count, for: what, ms: chatWaits[what] },
  count: state.count + 1,
})

/** Requests a search; meanwhile the stylist is shown typing. */
const seek = (state: PiecesState, search: ChatSearch): PiecesState =>
  waitFor(
    {
      ...state,
      step: search.kind === 'pieces' ? 'loading' : state.step,
      search: { ...search, id: state.count },
      found: null,
      trouble: null,
      count: state.count + 1,
    },
    'reply',
  )

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
  const said = { ...say(state, 'user', { say: 'typed', text: typed.trim().slice(0, maxKept) }, now), asides }
  return wanting ? want(said, wanting) : waitFor(said, 'reply')
}

/** The length of typed text that is stored. */
const maxKept = 2_000

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

const idsOf = (pieces: readonly Product[]) => [...new Set(pieces.map(({ id }) => id))]

const shownIds = ({ messages }: PiecesState) => idsOf(messages.flatMap(({ products = [] }) => products))

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

/** Shows the result once the pause is over and the result has arrived. */
function settle(state: PiecesState, now: number): PiecesState {
  const { search, found, wait } = state
  if (wait || !search || !found) return state
  const done: PiecesState = { ...state, step: 'recommendations', search: null }
  const { id: _, ...asked } = search
  if (found === 'failed')
    return { ...say(done, 'stylist', { say: 'trouble' }, now), trouble: asked, found: null }
  if (search.kind === 'wanted') return announceWanted(done, found, now)
  return search.kind === 'pieces'
    ? announcePieces(done, search, found, now)
    : announceForPiece(done, search, found, now)
}

const each = (products: readonly Product[]) => [...new Map(products.map((one) => [one.id, one])).values()]

type SearchFor<Kind> = Extract<ChatSearch, { kind: Kind }>

function announcePieces(
  state: PiecesState,
  search: SearchFor<'pieces'>,
  found: FoundPieces,
  now: number,
): PiecesState {
  const { choices, ceiling, page, anyPrice } = search
  const known = page > 1 ? shownIds(state) : []
  const products = each(found.products).filter(({ id }) => !known.includes(id))
  const count = products.length
  const next = {
    ...state,
    found: null,
    hasMore: found.hasMore,
    page: found.page ?? page,
    isHeldBack: found.isHeldBack ?? false,
  }
  if (count === 0 && page > 1) return say({ ...next, hasMore: false }, 'stylist', { say: 'no_more' }, now)
  if (count === 0) {
    // That nothing is cheaper is no failure: the pieces shown before stay.
    if (ceiling !== state.budget) return say(next, 'stylist', { say: 'none_cheaper' }, now)
    const said = say(next, 'stylist', { say: 'trouble' }, now)
    return { ...said, trouble: { kind: 'pieces', choices, ceiling, page, anyPrice } }
  }
  const first: ChatLine = { say: 'found', count, choices }
  const line: ChatLine = page > 1 ? { say: 'found_more', count } : first
  const said = say({ ...next, found: { ...found, products } }, 'stylist', line, now)
  return waitFor(said, 'products')
}

/** Says what there is, and in the open what had to be let go of. */
function announceWanted(state: PiecesState, found: FoundPieces, now: number): PiecesState {
  const { conditions = [], relaxed = [] } = found.answer ?? {}
  const next = { ...state, found: null, hasMore: found.hasMore, isHeldBack: false }
  const count = found.products.length
  if (count === 0) {
    const isMore = (state.wanting?.not.length ?? 0) > 0
    return say(
      { ...next, hasMore: false },
      'stylist',
      { say: isMore ? 'wanted_no_more' : 'wanted_none', conditions },
      now,
    )
  }
  const said = say({ ...next, found }, 'stylist', { say: 'wanted', count, conditions, relaxed }, now)
  return waitFor(said, 'products')
}

/** Whether the outfit contains the piece in another of its colours, which the stylist then mentions. */
const otherColour = ({ outfit }: FoundPieces, { id, category }: Product) =>
  !outfit || outfit.pieces.some((piece) => piece.id === id)
    ? null
    : (outfit.pieces.find((piece) => piece.category === category)?.name ?? null)

function announceForPiece(
  state: PiecesState,
  search: SearchFor<'piece'>,
  found: FoundPieces,
  now: number,
): PiecesState {
  const { wish, piece, most } = search
  const products = each(found.products)
  const isFound = wish === 'outfit' ? found.outfit !== undefined : products.length > 0
  const line: ChatLine = isFound
    ? { say: 'piece_found', wish, name: piece.name, instead: otherColour(found, piece) }
    : { say: 'piece_none', wish, name: piece.name, within: wish === 'outfit' && typeof most === 'number' }
  const said = say({ ...state, found: { ...found, products } }, 'stylist', line, now)
  return isFound ? waitFor(said, 'products') : { ...said, found: null }
}

/** Adds the found products to the stylist's line about them. */
function showProducts(state: PiecesState): PiecesState {
  const { found, messages } = state
  const last = messages.at(-1)
  if (!last || !found || found === 'failed') return state
  const { products, outfit, answer } = found
  const shown: ChatMessage = {
    ...last,
    ...(outfit ? { outfit } : { products }),
    ...(answer && { grounds: answer.grounds }),
  }
  return { ...state, messages: [...messages.slice(0, -1), shown], found: null }
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
