import { shopperStore } from '#client/session/shopper-store.ts'
import { keptConversation } from '#client/session/kept-conversation.ts'
import type { ShopperId } from '#client/session/shopper.ts'
import {
  offeredAt,
  pieceAt,
  startTalk,
  step,
  type Question,
  type SophiaEvent,
  type SophiaState,
} from '#shared/stylist/sophia/flow.ts'
import type { PickPlace, PickSet, PieceChange } from '#shared/stylist/sophia/messages.ts'
import { readOption } from '#shared/stylist/sophia/options.ts'
import { understoodOf } from '#shared/stylist/sophia/understood.ts'
import { understand } from '#shared/stylist/understanding/load.ts'
import type { Reading } from '#shared/stylist/understanding/reading.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import { findPicks } from './find-picks.ts'
import { fetchAlternative } from './sophia-calls.ts'
import { optionWordings } from './wordings.ts'

type SophiaChat = {
  state: SophiaState
  shopper: ShopperId
  /** Index of the first message that Sophia is still typing and that does not show yet; null if she is not typing. */
  hiddenFrom: number | null
  /** Something has to be fetched, and there is no network. */
  isWaiting: boolean
  /** The piece that an alternative is being looked for. */
  changing: PickPlace | null
  /** Text that was typed and not sent. */
  draft: string
  /** A random string for each chat, so that two chats do not get the same picks. */
  seed: string
}

const kept = keptConversation<Pick<SophiaChat, 'state' | 'seed'>>('sophia')

/** A new chat, or the one of before a reload. */
function newChat(shopper: ShopperId): SophiaChat {
  return {
    state: startTalk(),
    shopper,
    hiddenFrom: null,
    isWaiting: false,
    changing: null,
    draft: '',
    seed: crypto.randomUUID(),
    ...(shopper && kept.read(shopper)),
  }
}

const useSophiaChatStore = shopperStore<SophiaChat>(newChat)

// A reply is kept only once it shows: a reload while Sophia is typing goes back to before it.
useSophiaChatStore.subscribe(({ shopper, state, seed, hiddenFrom }, before) => {
  const isSaid = hiddenFrom === null && (state !== before.state || before.hiddenFrom !== null)
  if (isSaid && shopper) kept.write(shopper, { state, seed })
})

export const readSophiaChat = () => useSophiaChatStore.getState()

export const useSophiaChat = () => useSophiaChatStore()
export const setDraft = (draft: string) => useSophiaChatStore.setState({ draft })

const shortestReplyMs = 1_000
const longestReplyMs = 2_000

/** Sophia seems to type for one to two seconds before each reply. */
const typeForAWhile = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, shortestReplyMs + Math.random() * (longestReplyMs - shortestReplyMs))
  })

/** True from an answer of the shopper until the reply shows. */
const isTyping = () => readSophiaChat().hiddenFrom !== null

/** Applies an event to the chat. The reply to it stays hidden until `show`. */
function applyEvent(event: SophiaEvent) {
  const { state } = readSophiaChat()
  const next = step(state, event)
  const added = next.messages.slice(state.messages.length)
  const heard = added.filter(({ from }) => from === 'user').length
  useSophiaChatStore.setState({ state: next, hiddenFrom: state.messages.length + heard })
}

const show = () => useSophiaChatStore.setState({ hiddenFrom: null, changing: null })

/** Runs one turn: an event, and a reply that may have to be fetched. It is dropped if another chat has begun meanwhile. */
async function turn(event: SophiaEvent, reply?: () => Promise<SophiaEvent | null>) {
  const { seed } = readSophiaChat()
  const isOver = () => readSophiaChat().seed !== seed
  try {
    applyEvent(event)
    const typing = typeForAWhile()
    const answered = await reply?.()
    await typing
    if (isOver()) return
    if (answered) useSophiaChatStore.setState(({ state }) => ({ state: step(state, answered) }))
  } catch {
    if (isOver()) return
    useSophiaChatStore.setState(({ state }) => ({ state: step(state, { type: 'broke' }) }))
  }
  show()
}

/** Waits for a network, if there is none. */
async function untilOnline() {
  if (navigator.onLine) return
  useSophiaChatStore.setState({ isWaiting: true })
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
  })
  useSophiaChatStore.setState({ isWaiting: false })
}

/** Runs `find` with a network; if it fails because the network is gone, it is run again when that is back. */
async function whenOnline<Found>(find: () => Promise<Found>): Promise<Found> {
  await untilOnline()
  try {
    return await find()
  } catch (error) {
    if (navigator.onLine) throw error
    return whenOnline(find)
  }
}

/** Looks for picks, if all questions are answered. */
async function findReply(): Promise<SophiaEvent | null> {
  const { state, seed } = readSophiaChat()
  if (state.step !== 'recommendations') return null
  try {
    const picks = await whenOnline(() => findPicks(state, seed))
    if (typeof picks === 'object') return { type: 'picked', ...picks }
    return { type: 'nothing_found', isHeldBack: picks === 'held_back' }
  } catch {
    return { type: 'picking_failed' }
  }
}

/** Takes an answer, pressed or typed. Typed words that mean an option, in her language or in English, count as the option. */
export async function answer(input: string) {
  if (isTyping()) return
  const option = readOption(offeredAt(readSophiaChat().state), input, optionWordings)
  const random = Math.random()
  if (option) return turn({ type: 'say', input: option, random }, findReply)
  const { seed, state } = readSophiaChat()
  // She seems to type while the words of the language are loaded.
  useSophiaChatStore.setState({ hiddenFrom: state.messages.length })
  // Without the words of her language, which a failed download leaves out, she is asked again.
  const reading = await understand(input, currentLanguage()).catch((): Reading => ({}))
  if (readSophiaChat().seed !== seed) return
  useSophiaChatStore.setState({ hiddenFrom: null })
  const asked = changeOf(reading)
  const at = asked && placeOf(readSophiaChat().state, reading.change?.about)
  if (asked && at) return askChange(at, asked)
  await turn({ type: 'say', input, random, understood: understoodOf(reading, random) }, findReply)
}

const changeOf = ({ change }: Reading): PieceChange | null => {
  if (change?.act === 'cheaper') return 'cheaper'
  return change?.act === 'other_colour' ? 'another_colour' : null
}

/** The piece of the last outfits that is meant: the one of that kind, or else the most expensive one. */
function placeOf({ messages, step: at }: SophiaState, about: string | undefined): PickPlace | null {
  const message = messages.findLastIndex((one) => one.from === 'sophia' && one.items)
  const last = messages[message]
  if (at !== 'complete' || last?.from !== 'sophia' || !last.items?.length) return null
  const { items } = last
  const named = items.findIndex(
    ({ category, name }) => about !== undefined && isOfKind(about, category, name),
  )
  const dearest = Math.max(...items.map(({ price_cents }) => price_cents ?? 0))
  return {
    message,
    item: named >= 0 ? named : items.findIndex(({ price_cents }) => (price_cents ?? 0) === dearest),
  }
}

/** 'Shoes' or 'shoe' in the shop's category or title. */
function isOfKind(about: string, category: string, name: string) {
  const stem = about.replace(/e?s$/, '')
  return `${category} ${name}`.toLowerCase().includes(stem)
}

/** Goes back to a question to answer it again. */
export async function revise(question: Question) {
  if (!isTyping()) await turn({ type: 'revise', question }, findReply)
}

/** The other pieces of the look that a piece belongs to; of the first look, if it belongs to none. */
function besideOf({ looks }: PickSet, item: number) {
  const look = looks.find((one) => one.includes(item)) ?? looks[0] ?? []
  return look.filter((place) => place !== item)
}

/** Asks for another colour of a piece or a cheaper one, which then takes its place. */
export async function askChange(at: PickPlace, change: PieceChange) {
  if (isTyping()) return
  useSophiaChatStore.setState({ changing: at })
  await turn({ type: 'ask_change', at, change }, () => findChange(at, change))
}

async function findChange(at: PickPlace, change: PieceChange): Promise<SophiaEvent> {
  const { state } = readSophiaChat()
  const piece = pieceAt(state, at)
  const message = state.messages[at.message]
  try {
    if (!piece || message?.from !== 'sophia' || !message.set || !message.items)
      throw new Error('No such piece')
    const { set, items } = message
    const product = await whenOnline(() =>
      fetchAlternative({
        piece,
        change,
        beside: besideOf(set, at.item).flatMap((place) => items[place] ?? []),
        asked: set.asked,
        anyPrice: state.anyPrice,
        not: state.messages.flatMap((one) =>
          one.from === 'sophia' ? (one.items ?? []).map(({ id }) => id) : [],
        ),
      }),
    )
    if (product) return { type: 'changed', at, change, product }
    return { type: 'not_changed', at, change, because: 'nothing_suitable' }
  } catch {
    return { type: 'not_changed', at, change, because: 'failed' }
  }
}
