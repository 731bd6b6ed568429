import type { Product } from '../../vocabulary/product.ts'
import type { PieceChange } from '../../styling/outfit-questions.ts'
import { addPiece, changePiece } from './change-shown.ts'
import type { Asked, Carried, Line, Message, PickPlace, PickSet, PressedChange } from './messages.ts'
import {
  beyondBudget,
  occasionOptions,
  optionsAt,
  outfitTypeOptions,
  outfitTypes,
  readOption,
  weatherOptions,
  type Option,
  type OutfitType,
} from './options.ts'
import { goOn, hearTyped, nothingShown, showMore, type Question } from './outfits-moves.ts'
import { hear, lookAt, pieceAt, say, type OutfitsState } from './outfits-state.ts'
import type { OutfitsMeaning } from './outfits-meaning.ts'
import { keysOf } from './product-keys.ts'
import { forget, lasting, type Remembered, type Wishes } from './remembered-wishes.ts'
import type { NamedPick } from './picks.ts'
import { take, type Wishing } from './take-sentence.ts'

/** A piece that was looked for; `isOdd` and `missed` tell what it is not. */
type Found = Partial<NamedPick> & Pick<NamedPick, 'product'>

export type OutfitsEvent =
  /** An option or typed text. `random`, from 0 to 1, decides a surprise. */
  | ({ type: 'say'; input: string; random: number; meaning?: OutfitsMeaning } & Partial<Wishing>)
  /** The next change that the typed sentence asks for, once the one before it is made. */
  | { type: 'also'; meaning: OutfitsMeaning }
  | { type: 'picked'; items: readonly Product[]; set: PickSet }
  | { type: 'nothing_found'; isHeldBack: boolean }
  | { type: 'picking_failed' }
  /** An unexpected error. */
  | { type: 'broke' }
  /** Returns to a question; the other answers stay. */
  | { type: 'revise'; question: Question }
  /** A button of a piece. */
  | { type: 'ask_change'; at: PickPlace; change: PressedChange }
  | ({ type: 'changed'; at: PickPlace; change: PieceChange } & Found)
  | { type: 'not_changed'; change: PieceChange; at: PickPlace; because: 'nothing_suitable' | 'failed' }
  | ({ type: 'added'; message: number } & Found)
  | { type: 'not_added'; because: 'nothing_suitable' | 'failed' }
  /** She has something forgotten; without `what`, everything. */
  | { type: 'forget'; one: Pick<Remembered, 'what' | 'which'> | null }
  /** She comes from the search for single pieces, where she has told something already. */
  | { type: 'enter'; told: Carried }
  /** The same, with a sentence that says more: nothing is asked yet. */
  | { type: 'carry'; told: Carried }
  /** An outfit that was found around a piece. */
  | { type: 'laid_out'; items: readonly Product[]; asked: Asked; about: string }

const nothingSaid = {
  occasion: null,
  fine: null,
  weather: null,
  isWet: false,
  outfitType: null,
  named: [],
  anyPrice: false,
  wanted: null,
  former: [],
  ...nothingShown,
} satisfies Partial<OutfitsState>

export const startTalk = (wishes: Wishes = {}): OutfitsState => ({
  step: 'occasion',
  ...nothingSaid,
  wishes,
  messages: [{ from: 'sophia', text: 'greeting' }],
})

const toOccasion = (state: OutfitsState, line: Line) =>
  say({ ...state, step: 'occasion', ...nothingSaid, wishes: lasting(state.wishes ?? {}) }, line)

const toOutfitType = (state: OutfitsState, line: Line) =>
  say({ ...state, step: 'outfit_type', outfitType: null, ...nothingShown }, line)

/** Says that nothing was found; if only the budget excluded pieces, it can be lifted. */
function nothingFor(state: OutfitsState, isHeldBack: boolean) {
  const asked = toOutfitType(state, 'trouble_finding')
  return isHeldBack ? say({ ...asked, isHeldBack }, 'held_back') : asked
}

/** The complete request, once every question is answered. */
export function askedOf({ occasion, fine, weather, isWet, outfitType }: OutfitsState): Asked | null {
  return occasion && weather && outfitType
    ? { occasion, weather, outfitType, ...(fine && { fine }), ...(isWet && { isWet }) }
    : null
}

/** What was told elsewhere answers questions that are still open. */
const carry = (state: OutfitsState, { occasion, weather, fine, isWet }: Carried): OutfitsState => ({
  ...state,
  ...(!state.occasion && occasion && { occasion, fine: fine ?? null }),
  ...(!state.weather && weather && { weather, isWet: isWet ?? false }),
})

/** Asks what is open. Outfits that lie there stay, and are spoken of. */
function enter(state: OutfitsState, told: Carried): OutfitsState {
  if (state.step === 'complete' || state.step === 'recommendations') return state
  return goOn(carry(state, told))
}

/** Lays an outfit out beside those that lie there; from now on it is the one that is spoken of. */
function layOut(state: OutfitsState, { items, asked, about }: Extract<OutfitsEvent, { type: 'laid_out' }>) {
  const set: PickSet = { asked, looks: [items.map((_, place) => place)], palette: null, eased: null }
  const { occasion, weather, outfitType, fine, isWet } = asked
  const next: OutfitsState = {
    ...state,
    ...nothingShown,
    step: 'complete',
    occasion,
    weather,
    outfitType,
    fine: fine ?? null,
    isWet: isWet ?? false,
    shown: [...state.shown, ...items.flatMap(keysOf)],
  }
  return say(next, 'laid_out', { items, set, about })
}

/** Asks again. Typed words stay visible; empty input adds nothing. */
const askAgain = (state: OutfitsState, input: string, line: Line) => say(hearTyped(state, input), line)

const surpriseFrom = (random: number): OutfitType => outfitTypes[random < 0.5 ? 0 : 1]

function answer(state: OutfitsState, input: string, random: number): OutfitsState {
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

function answerAtTheEnd(state: OutfitsState, input: string): OutfitsState {
  const option = readOption([...optionsAt.complete, ...offeredAt(state)], input)
  if (option === beyondBudget) return goOn({ ...hear(state, { option }), anyPrice: true })
  if (option === 'start_over') return toOccasion(hear(state, { option }), 'start_over')
  if (option !== 'show_me_more') return askAgain(state, input, 'again_complete')
  return showMore(hear(state, { option }))
}

function show(state: OutfitsState, items: readonly Product[], set: PickSet): OutfitsState {
  const message: Message = { from: 'sophia', text: state.wantsMore ? 'more_picks' : 'picks', items, set }
  return {
    ...state,
    step: 'complete',
    kept: [],
    mends: false,
    outfitType: set.asked.outfitType,
    isHeldBack: set.eased === 'budget',
    shown: [...state.shown, ...items.flatMap(keysOf)],
    messages: [...state.messages, message],
  }
}

const answersBy = { occasion: 'occasion', weather: 'weather', outfit_type: 'outfitType' } as const

function revise(state: OutfitsState, question: Question): OutfitsState {
  const key = answersBy[question]
  if (state.step === 'recommendations' || state[key] === null) return state
  return goOn({ ...state, [key]: null })
}

/** Returns the conversation after an event. An event that does not belong to its step changes nothing. */
export function step(state: OutfitsState, event: OutfitsEvent): OutfitsState {
  const isLooking = state.step === 'recommendations'
  switch (event.type) {
    case 'say':
      if (isLooking) return state
      return (
        (event.meaning && take(state, event.input, event.meaning, event)) ??
        answer(state, event.input, event.random)
      )
    case 'also':
      return isLooking ? state : (take(state, '', event.meaning) ?? state)
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
      const { at, change } = event
      const piece = pieceAt(state, at)
      if (!piece) return state
      return { ...hear(state, { change, name: piece.name, at }), wanted: { for: 'change', change, at: [at] } }
    }
    case 'changed': {
      if (!pieceAt(state, event.at)) return state
      const asked = isPressed(event.change) ? (`changed_${event.change}` as const) : 'changed'
      const next = { ...changePiece(state, event.at, event.product), wanted: null }
      return say(next, lineOf(event, asked), {
        ...aboutOf(event),
        at: event.at,
        // A button is pressed beside the outfit, and words are typed far below it.
        ...(!isPressed(event.change) && { look: lookAt(next, event.at) }),
      })
    }
    case 'not_changed': {
      const piece = pieceAt(state, event.at)
      const nothing = isPressed(event.change) ? (`nothing_${event.change}` as const) : 'nothing_like_that'
      const line = event.because === 'failed' ? 'change_failed' : nothing
      return piece ? say({ ...state, wanted: null }, line, { about: piece.name, at: event.at }) : state
    }
    case 'added': {
      const next = { ...addPiece(state, event.message, event.product), wanted: null }
      const look = lookAt(next, { message: event.message })
      return say(next, lineOf(event, 'added'), { ...aboutOf(event), look })
    }
    case 'not_added':
      return say(
        { ...state, wanted: null },
        event.because === 'failed' ? 'trouble_curating' : 'nothing_to_add',
      )
    case 'forget':
      return say({ ...state, wishes: event.one ? forget(state.wishes ?? {}, event.one) : {} }, 'forgotten')
    case 'enter':
      return enter(state, event.told)
    case 'carry':
      return state.step === 'complete' || isLooking ? state : carry(state, event.told)
    default:
      return isLooking ? state : layOut(state, event)
  }
}

/** The weather and the day are hers to say: for what is as she named it otherwise nothing was let go of. */
const letGoIn = ({ missed = [] }: Found) =>
  missed.filter(({ of }) => of !== 'occasion' && of !== 'weather' && of !== 'rain')

function lineOf(found: Found, line: Line): Line {
  if (letGoIn(found).length > 0) return 'nearest'
  return found.isOdd ? 'as_named' : line
}

function aboutOf(found: Found) {
  const missed = letGoIn(found)
  return { about: found.product.name, ...(missed.length > 0 && { missed }) }
}

const isPressed = (change: PieceChange): change is PressedChange =>
  change === 'another_colour' || change === 'cheaper'

/** The options that can be pressed now. */
export function offeredAt({ step: at, isExhausted, isHeldBack }: OutfitsState): readonly Option[] {
  if (at === 'complete' && isExhausted) return ['start_over']
  return isHeldBack ? [...optionsAt[at], beyondBudget] : optionsAt[at]
}
