import { shopperStore } from '#client/session/shopper-store.ts'
import { keptConversation } from '#client/session/kept-conversation.ts'
import type { ShopperId } from '#client/session/shopper.ts'
import { offeredAt, startTalk, step, type Question, type SophiaEvent } from '#shared/stylist/sophia/flow.ts'
import type { PickPlace, PickSet, PressedChange, Wanted } from '#shared/stylist/sophia/messages.ts'
import { readOption } from '#shared/stylist/sophia/options.ts'
import { pieceAt, type SophiaState } from '#shared/stylist/sophia/state.ts'
import { understoodOf } from '#shared/stylist/sophia/understood.ts'
import type { Remembered, Wishes } from '#shared/stylist/sophia/wishes.ts'
import { hearSentence } from '../talk/hear-sentence.ts'
import { readMemory, writeMemory } from '../sophia-memory.ts'
import { findOne, findPicks } from './find-picks.ts'
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
    state: startTalk(readMemory()),
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
  if (state.wishes !== before.state.wishes) writeMemory(state.wishes ?? {})
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
async function turn(event: SophiaEvent, reply?: () => Promise<SophiaEvent | readonly SophiaEvent[]>) {
  const { seed } = readSophiaChat()
  const isOver = () => readSophiaChat().seed !== seed
  try {
    applyEvent(event)
    const typing = typeForAWhile()
    const answered = await reply?.()
    await typing
    if (isOver()) return
    const events = answered === undefined ? [] : [answered].flat()
    useSophiaChatStore.setState(({ state }) => ({ state: events.reduce(step, state) }))
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

/** Looks for whatever the last event left to be looked for. */
const findWhatIsWanted = async () => {
  const { wanted } = readSophiaChat().state
  if (!wanted) return (await findReply()) ?? []
  return wanted.for === 'add' ? findAddition(wanted) : findChanges(wanted)
}

/** Takes an answer, pressed or typed. Typed words that mean an option, in her language or in English, count as the option. */
export async function answer(input: string) {
  if (isTyping()) return
  const option = readOption(offeredAt(readSophiaChat().state), input, optionWordings)
  const random = Math.random()
  if (option) return turn({ type: 'say', input: option, random }, findWhatIsWanted)
  const { seed, state } = readSophiaChat()
  // She seems to type while the words of the language are loaded.
  useSophiaChatStore.setState({ hiddenFrom: state.messages.length })
  const { reading, heard } = await hearSentence(input)
  if (readSophiaChat().seed !== seed) return
  useSophiaChatStore.setState({ hiddenFrom: null })
  await turn(
    { type: 'say', input, random, understood: understoodOf(reading, random, heard) },
    findWhatIsWanted,
  )
}

/** Goes back to a question to answer it again. */
export async function revise(question: Question) {
  if (!isTyping()) await turn({ type: 'revise', question }, findWhatIsWanted)
}

/** The other pieces of the look that a piece belongs to; of the first look, if it belongs to none. */
function besideOf({ looks }: PickSet, item: number) {
  const look = looks.find((one) => one.includes(item)) ?? looks[0] ?? []
  return look.filter((place) => place !== item)
}

/** Asks for another colour of a piece or a cheaper one, which then takes its place. */
export async function askChange(at: PickPlace, change: PressedChange) {
  if (isTyping()) return
  useSophiaChatStore.setState({ changing: at })
  await turn({ type: 'ask_change', at, change }, findWhatIsWanted)
}

/** Has one thing forgotten that she was told, or everything. */
export const forgetWish = (one: Pick<Remembered, 'what' | 'which'> | null) =>
  isTyping() ? Promise.resolve() : turn({ type: 'forget', one })

/** Keeps in mind what was said beside this talk, without a word about it. */
export const rememberWishes = (wishes: Wishes) =>
  useSophiaChatStore.setState(({ state }) => ({ state: step(state, { type: 'remember', wishes }) }))

async function findAddition(wanted: Extract<Wanted, { for: 'add' }>): Promise<SophiaEvent> {
  const { state, seed } = readSophiaChat()
  try {
    const product = await whenOnline(() => findOne(state, wanted, seed))
    if (product) return { type: 'added', message: wanted.message, product }
    return { type: 'not_added', because: 'nothing_suitable' }
  } catch {
    return { type: 'not_added', because: 'failed' }
  }
}

/** Looks for a piece for each place, one after the other, so that none comes twice. */
async function findChanges(wanted: Extract<Wanted, { for: 'change' }>): Promise<SophiaEvent[]> {
  const events: SophiaEvent[] = []
  for (const at of wanted.at) {
    const taken = events.flatMap((one) => (one.type === 'changed' ? [one.product.id] : []))
    events.push(await findChange(at, wanted, taken))
  }
  return events
}

async function findChange(
  at: PickPlace,
  { change, colour, kind }: Extract<Wanted, { for: 'change' }>,
  taken: readonly string[],
): Promise<SophiaEvent> {
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
        colour,
        kind,
        beside: besideOf(set, at.item).flatMap((place) => items[place] ?? []),
        asked: set.asked,
        wishes: state.wishes ?? {},
        anyPrice: state.anyPrice,
        not: [
          ...state.messages.flatMap((one) =>
            one.from === 'sophia' ? (one.items ?? []).map(({ id }) => id) : [],
          ),
          ...taken,
        ],
      }),
    )
    if (product) return { type: 'changed', at, change, product }
    return { type: 'not_changed', at, change, because: 'nothing_suitable' }
  } catch {
    return { type: 'not_changed', at, change, because: 'failed' }
  }
}
