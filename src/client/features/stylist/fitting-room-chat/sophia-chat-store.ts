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
import { findPicks } from './find-picks.ts'
import { fetchAlternative } from './sophia-calls.ts'
import { optionWordings } from './wordings.ts'

type Talk = {
  state: SophiaState
  shopper: ShopperId
  /** She is writing, and what comes from this message on is not to be seen yet. */
  hiddenFrom: number | null
  /** She has something to fetch and no network to do it by. */
  isWaiting: boolean
  /** The piece that she looks for something else for. */
  changing: PickPlace | null
  /** What was typed and not sent. */
  draft: string
  /** Makes two talks differ. */
  seed: string
}

const kept = keptConversation<Pick<Talk, 'state' | 'seed'>>('sophia')

/** The talk of before a reload, if there was one. */
function newChat(shopper: ShopperId): Talk {
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

const useSophiaChatStore = shopperStore<Talk>(newChat)

// What she is still writing is not said yet: a reload goes back to before it.
useSophiaChatStore.subscribe(({ shopper, state, seed, hiddenFrom }, before) => {
  const isSaid = hiddenFrom === null && (state !== before.state || before.hiddenFrom !== null)
  if (isSaid && shopper) kept.write(shopper, { state, seed })
})

export const readSophiaChat = () => useSophiaChatStore.getState()

export const useSophiaChat = () => useSophiaChatStore()
export const setDraft = (draft: string) => useSophiaChatStore.setState({ draft })

const shortestReplyMs = 1_000
const longestReplyMs = 2_000

/** She takes her time: between one and two seconds for each reply. */
const takeTime = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, shortestReplyMs + Math.random() * (longestReplyMs - shortestReplyMs))
  })

/** She is busy from the moment that she is spoken to until her reply shows. */
const isTyping = () => readSophiaChat().hiddenFrom !== null

/** Puts an event into the talk; what Sophia says to it shows once she has written it. */
function put(event: SophiaEvent) {
  const { state } = readSophiaChat()
  const next = step(state, event)
  const added = next.messages.slice(state.messages.length)
  const heard = added.filter(({ from }) => from === 'user').length
  useSophiaChatStore.setState({ state: next, hiddenFrom: state.messages.length + heard })
}

const show = () => useSophiaChatStore.setState({ hiddenFrom: null, changing: null })

/** Runs one turn of the talk. What belongs to a talk that is over by then is dropped. */
async function turn(event: SophiaEvent, reply?: () => Promise<SophiaEvent | null>) {
  const { seed } = readSophiaChat()
  const isOver = () => readSophiaChat().seed !== seed
  try {
    put(event)
    const time = takeTime()
    const answered = await reply?.()
    await time
    if (isOver()) return
    if (answered) useSophiaChatStore.setState(({ state }) => ({ state: step(state, answered) }))
  } catch {
    if (isOver()) return
    useSophiaChatStore.setState(({ state }) => ({ state: step(state, { type: 'broke' }) }))
  }
  show()
}

/** Waits until there is a network, if there is none. */
async function untilOnline() {
  if (navigator.onLine) return
  useSophiaChatStore.setState({ isWaiting: true })
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
  })
  useSophiaChatStore.setState({ isWaiting: false })
}

/** What could not be had because the network went is asked for again when it is back. */
async function whenOnline<Found>(find: () => Promise<Found>): Promise<Found> {
  await untilOnline()
  try {
    return await find()
  } catch (error) {
    if (navigator.onLine) throw error
    return whenOnline(find)
  }
}

/** Where all questions are answered she goes to look. */
async function lookAround(): Promise<SophiaEvent | null> {
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

/** What she pressed or typed. Typed words that mean an option count as it, in her language or in English. */
export async function answer(input: string) {
  if (isTyping()) return
  const option = readOption(offeredAt(readSophiaChat().state), input, optionWordings)
  await turn({ type: 'say', input: option ?? input, random: Math.random() }, lookAround)
}

export async function revise(question: Question) {
  if (!isTyping()) await turn({ type: 'revise', question }, lookAround)
}

/** What a piece of a set is worn with; in no look, with the first of them. */
function besideOf({ looks }: PickSet, item: number) {
  const look = looks.find((one) => one.includes(item)) ?? looks[0] ?? []
  return look.filter((place) => place !== item)
}

/** Another colour of a piece, or a cheaper one: it takes the piece's place, if there is one. */
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
