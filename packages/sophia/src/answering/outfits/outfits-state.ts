import type { SaidByNow } from '../wanted/said.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { ReadOccasion } from '../../vocabulary/reading-words.ts'
import type { Line, Message, PickPlace, PickSet, Said, Wanted } from './messages.ts'
import type { ChatWeather, Occasion, OutfitType, Step } from './options.ts'
import type { Wishes } from './remembered-wishes.ts'

/** Outfits as they were before a change. */
type Former = {
  message: number
  items: readonly Product[]
  set: PickSet | undefined
  /** The message in which she asked for it. Missing in conversations that were kept before several changes were one. */
  asked?: number
}

export type OutfitsState = {
  step: Step
  occasion: Occasion | null
  /** The occasion as she named it, where it is finer than the four. */
  fine?: ReadOccasion | null
  weather: ChatWeather | null
  isWet?: boolean
  outfitType: OutfitType | null
  messages: readonly Message[]
  /** All keys of the pieces shown for these answers, which are not shown again. */
  shown: readonly string[]
  /** The pending search is for more pieces. */
  wantsMore: boolean
  /** A piece on the screen that has to be looked for. */
  wanted?: Wanted | null
  /** Pieces that the next outfits are built around. */
  kept?: readonly Product[]
  /** The kinds of pieces that she named: shorts come before trousers. */
  named?: readonly string[]
  /** Everything that fits was shown. */
  isExhausted: boolean
  /** Whether her budget excluded pieces, and whether she has lifted it in this chat. */
  isHeldBack: boolean
  anyPrice: boolean
  /** What she was told. Missing in conversations that were kept before there was any. */
  wishes?: Wishes
  /** What she said by now, and what of it the next outfit is built around. */
  said?: SaidByNow
  /** Whether the outfit that lies there stays as far as it is as she said. */
  mends?: boolean
  /** It is no whole outfit: only what she named goes with what she keeps. */
  isPartial?: boolean
  /** The id of the piece that was last named or changed, which 'it' means. */
  latest?: string | undefined
  /** She has not said whether she wants a dress: whichever the shop has more of. */
  isAnyType?: boolean
  /** What was changed, the latest last, so that it can be undone. */
  former?: readonly Former[]
}

type About = Omit<Extract<Message, { from: 'sophia' }>, 'from' | 'text'>

export const say = (state: OutfitsState, text: Line, more: About = {}): OutfitsState => ({
  ...state,
  messages: [...state.messages, { from: 'sophia', text, ...more }],
})

export const hear = (state: OutfitsState, text: Said): OutfitsState => ({
  ...state,
  messages: [...state.messages, { from: 'user', text }],
})

export type Shown = { message: number; items: readonly Product[]; set: PickSet | undefined }

export const isBeginning = (text: Line) => text === 'start_over' || text === 'restart' || text === 'trouble'

/** The sets of outfits since she last began, the latest first. */
export function setsOf({ messages }: OutfitsState): Shown[] {
  const sets: Shown[] = []
  for (const [message, one] of [...messages.entries()].toReversed()) {
    if (one.from !== 'sophia') continue
    if (isBeginning(one.text)) break
    if (one.items && one.items.length > 0) sets.push({ message, items: one.items, set: one.set })
  }
  return sets
}

/** The outfit of a message that a piece is worn in, or else the first; empty where they are no outfit. */
export function lookAt({ messages }: OutfitsState, { message, item }: Partial<PickPlace>): Product[] {
  const one = message === undefined ? undefined : messages[message]
  if (one?.from !== 'sophia') return []
  const { items = [], set } = one
  const look = set?.looks.find((places) => item !== undefined && places.includes(item)) ?? set?.looks[0]
  return (look ?? []).flatMap((place) => items[place] ?? [])
}

export function pieceAt({ messages }: OutfitsState, { message, item }: PickPlace): Product | undefined {
  const found = messages.at(message)
  return found?.from === 'sophia' ? found.items?.at(item) : undefined
}

/** How many changes can be undone. */
const maxFormer = 20

/** Puts other pieces into a message; what lay there can be had back. */
export function replaceSet(state: OutfitsState, { message, items, set }: Shown): OutfitsState {
  const before = state.messages[message]
  if (before?.from !== 'sophia' || !before.items) return state
  const asked = state.messages.findLastIndex(({ from }) => from === 'user')
  const former = [...(state.former ?? []), { message, items: before.items, set: before.set, asked }].slice(
    -maxFormer,
  )
  const { set: _, ...rest } = before
  return { ...state, former, messages: state.messages.with(message, { ...rest, items, ...(set && { set }) }) }
}
