import type { Product } from '../../product.ts'
import { keysOf } from './keys.ts'
import type { Asked, Line, Message, PickPlace, PickSet, PieceChange, Said } from './messages.ts'
import {
  beyondBudget,
  occasionOptions,
  optionsAt,
  outfitTypeOptions,
  outfitTypes,
  readOption,
  weatherOptions,
  type ChatWeather,
  type Occasion,
  type Option,
  type OutfitType,
  type Step,
} from './options.ts'
import type { ChatWishes, Understood } from './understood.ts'

export type SophiaState = {
  step: Step
  occasion: Occasion | null
  weather: ChatWeather | null
  outfitType: OutfitType | null
  messages: readonly Message[]
  /** All keys of the pieces shown for these answers, which are not shown again. */
  shown: readonly string[]
  /** The pending search is for more pieces. */
  wantsMore: boolean
  /** Everything that fits was shown. */
  isExhausted: boolean
  /** Whether her budget excluded pieces, and whether she has lifted it in this chat. */
  isHeldBack: boolean
  anyPrice: boolean
  /** Missing in conversations that were kept before there were any. */
  wishes?: ChatWishes
}

/** A question that can be revised. */
export type Question = 'occasion' | 'weather' | 'outfit_type'

export type SophiaEvent =
  /** An option or typed text. `random`, from 0 to 1, decides a surprise. */
  | { type: 'say'; input: string; random: number; understood?: Understood }
  | { type: 'picked'; items: readonly Product[]; set: PickSet }
  | { type: 'nothing_found'; isHeldBack: boolean }
  | { type: 'picking_failed' }
  /** An unexpected error. */
  | { type: 'broke' }
  /** Returns to a question; the other answers stay. */
  | { type: 'revise'; question: Question }
  | { type: 'ask_change'; at: PickPlace; change: PieceChange }
  | { type: 'changed'; at: PickPlace; change: PieceChange; product: Product }
  | { type: 'not_changed'; change: PieceChange; at: PickPlace; because: 'nothing_suitable' | 'failed' }

const nothingShown = { shown: [], wantsMore: false, isExhausted: false, isHeldBack: false }
const nothingSaid = {
  occasion: null,
  weather: null,
  outfitType: null,
  anyPrice: false,
  wishes: {},
  ...nothingShown,
}

export const startTalk = (): SophiaState => ({
  step: 'occasion',
  ...nothingSaid,
  messages: [{ from: 'sophia', text: 'greeting' }],
})

/** The length of typed text that is stored. */
const mostKept = 300

const say = (state: SophiaState, text: Line, more: { about?: string; at?: PickPlace } = {}): SophiaState => ({
  ...state,
  messages: [...state.messages, { from: 'sophia', text, ...more }],
})

const hear = (state: SophiaState, text: Said): SophiaState => ({
  ...state,
  messages: [...state.messages, { from: 'user', text }],
})

const toOccasion = (state: SophiaState, line: Line) =>
  say({ ...state, step: 'occasion', ...nothingSaid }, line)

const toOutfitType = (state: SophiaState, line: Line) =>
  say({ ...state, step: 'outfit_type', outfitType: null, ...nothingShown }, line)

/** Says that nothing was found; if only the budget excluded pieces, it can be lifted. */
function nothingFor(state: SophiaState, isHeldBack: boolean) {
  const asked = toOutfitType(state, 'trouble_finding')
  return isHeldBack ? say({ ...asked, isHeldBack }, 'held_back') : asked
}

/** The complete request, once every question is answered. */
export function askedOf({ occasion, weather, outfitType }: SophiaState): Asked | null {
  return occasion && weather && outfitType ? { occasion, weather, outfitType } : null
}

/** Moves to the first open question, or to the search once all are answered. */
function goOn(state: SophiaState): SophiaState {
  if (!state.occasion) return say({ ...state, step: 'occasion' }, 'ask_occasion')
  if (!state.weather) return say({ ...state, step: 'weather' }, 'ask_weather')
  if (!state.outfitType) return say({ ...state, step: 'outfit_type' }, 'ask_outfit_type')
  return { ...state, step: 'recommendations', ...nothingShown }
}

/** Asks again. Typed words stay visible; empty input adds nothing. */
const askAgain = (state: SophiaState, input: string, line: Line) => say(hearTyped(state, input), line)

const hearTyped = (state: SophiaState, input: string) =>
  input.trim() === '' ? state : hear(state, { typed: input.trim().slice(0, mostKept) })

const surpriseFrom = (random: number): OutfitType => outfitTypes[random < 0.5 ? 0 : 1]

/** Takes what a typed sentence says; null if it says nothing for this step. Outfits that were shown stay in the log. */
function take(state: SophiaState, input: string, understood: Understood): SophiaState | null {
  const { occasion, weather, outfitType, wishes, act, line } = understood
  const heard = hearTyped(state, input)
  const isDone = state.step === 'complete'
  if (isDone && act === 'start_over') return say(heard, 'ask_start_over')
  const said = {
    ...(occasion && { occasion }),
    ...(weather && { weather }),
    ...(outfitType && { outfitType }),
    ...(act === 'any_price' && { anyPrice: true, isHeldBack: false }),
    ...(wishes && { wishes: { ...state.wishes, ...wishes } }),
  }
  if (Object.keys(said).length > 0) {
    const next = { ...heard, ...said }
    return goOn(wishes ? say(next, 'noted') : next)
  }
  if (isDone && act === 'more') return showMore(heard)
  return line ? say(heard, line) : null
}

const showMore = (heard: SophiaState): SophiaState =>
  heard.isExhausted ? say(heard, 'all_shown') : { ...heard, step: 'recommendations', wantsMore: true }

function answer(state: SophiaState, input: string, random: number): SophiaState {
  switch (state.step) {
    case 'occasion': {
      const option = readOption(occasionOptions, input)
      if (!option) return askAgain(state, input, 'again_occasion')
      return goOn({ ...hear(state, { option }), occasion: option })
    }
    case 'weather': {
      const option = readOption(weatherOptions, input)
      if (!option) return askAgain(state, input, 'again_weather')
      return goOn({ ...hear(state, { option }), weather: option })
    }
    case 'outfit_type': {
      const option = readOption(offeredAt(state), input)
      if (option === beyondBudget)
        return goOn({ ...hear(state, { option }), anyPrice: true, isHeldBack: false })
      const type = outfitTypeOptions.find((one) => one === option)
      if (!option || !type) return askAgain(state, input, 'again_outfit_type')
      const outfitType = type === 'surprise_me' ? surpriseFrom(random) : type
      return goOn({ ...hear(state, { option }), outfitType })
    }
    case 'complete':
      return answerAtTheEnd(state, input)
    default:
      // Input during a search is ignored.
      return state
  }
}

function answerAtTheEnd(state: SophiaState, input: string): SophiaState {
  const option = readOption([...optionsAt.complete, ...offeredAt(state)], input)
  if (option === beyondBudget) return goOn({ ...hear(state, { option }), anyPrice: true })
  if (option === 'start_over') return toOccasion(hear(state, { option }), 'start_over')
  if (option !== 'show_me_more') return askAgain(state, input, 'again_complete')
  return showMore(hear(state, { option }))
}

function show(state: SophiaState, items: readonly Product[], set: PickSet): SophiaState {
  const message: Message = { from: 'sophia', text: state.wantsMore ? 'more_picks' : 'picks', items, set }
  return {
    ...state,
    step: 'complete',
    isHeldBack: set.eased === 'budget',
    shown: [...state.shown, ...items.flatMap(keysOf)],
    messages: [...state.messages, message],
  }
}

const answersBy = { occasion: 'occasion', weather: 'weather', outfit_type: 'outfitType' } as const

function revise(state: SophiaState, question: Question): SophiaState {
  const key = answersBy[question]
  if (state.step === 'recommendations' || state[key] === null) return state
  return goOn({ ...state, [key]: null })
}

export function pieceAt({ messages }: SophiaState, { message, item }: PickPlace): Product | undefined {
  const found = messages.at(message)
  return found?.from === 'sophia' ? found.items?.at(item) : undefined
}

function change(state: SophiaState, { message, item }: PickPlace, product: Product): SophiaState {
  const messages = state.messages.map((one, place): Message => {
    if (place !== message || one.from !== 'sophia' || !one.items) return one
    const isInFirstLook = one.set?.looks[0]?.includes(item)
    const set = one.set && { ...one.set, palette: isInFirstLook ? null : one.set.palette }
    return { ...one, items: one.items.with(item, product), ...(set && { set }) }
  })
  return { ...state, messages, shown: [...state.shown, ...keysOf(product)] }
}

/** Returns the conversation after an event. An event that does not belong to its step changes nothing. */
export function step(state: SophiaState, event: SophiaEvent): SophiaState {
  const isLooking = state.step === 'recommendations'
  switch (event.type) {
    case 'say':
      if (isLooking) return state
      return (
        (event.understood && take(state, event.input, event.understood)) ??
        answer(state, event.input, event.random)
      )
    case 'picked':
      return isLooking ? show(state, event.items, event.set) : state
    case 'nothing_found':
      if (!isLooking) return state
      if (state.wantsMore) return say({ ...state, step: 'complete', isExhausted: true }, 'all_shown')
      return nothingFor(state, event.isHeldBack)
    case 'picking_failed':
      return isLooking ? toOutfitType(state, 'trouble_curating') : state
    case 'broke':
      return toOccasion(state, 'trouble')
    case 'revise':
      return revise(state, event.question)
    case 'ask_change': {
      const piece = pieceAt(state, event.at)
      return piece ? hear(state, { change: event.change, name: piece.name, at: event.at }) : state
    }
    case 'changed':
      if (!pieceAt(state, event.at)) return state
      return say(change(state, event.at, event.product), `changed_${event.change}`, {
        about: event.product.name,
        at: event.at,
      })
    default: {
      const piece = pieceAt(state, event.at)
      const line = event.because === 'failed' ? 'change_failed' : (`nothing_${event.change}` as const)
      return piece ? say(state, line, { about: piece.name, at: event.at }) : state
    }
  }
}

/** The options that can be pressed now. */
export function offeredAt({ step: at, isExhausted, isHeldBack }: SophiaState): readonly Option[] {
  if (at === 'complete' && isExhausted) return ['start_over']
  return isHeldBack ? [...optionsAt[at], beyondBudget] : optionsAt[at]
}
