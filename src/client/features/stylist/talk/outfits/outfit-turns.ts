import type { Question, OutfitsEvent } from '@cabine/sophia/answering/outfits/outfits-step.ts'
import type { PickPlace, PickSet, PressedChange, Wanted } from '@cabine/sophia/answering/outfits/messages.ts'
import { pieceAt } from '@cabine/sophia/answering/outfits/outfits-state.ts'
import type { Remembered } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { applyToOutfits, readTalk, setTalk } from '../talk-store.ts'
import { findNamed, findPicks, seenIn } from './find-picks.ts'
import { fetchAlternative } from './sophia-calls.ts'

const outfitsNow = () => readTalk().talk.outfits

const shortestReplyMs = 1_000
const longestReplyMs = 2_000

/** Sophia seems to type for one to two seconds before each reply. */
const typeForAWhile = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, shortestReplyMs + Math.random() * (longestReplyMs - shortestReplyMs))
  })

/** True from an answer of the shopper until the reply shows. */
export const isTyping = () => readTalk().hiddenFrom !== null

/** Applies an event to the talk. The reply to it stays hidden until `show`. */
function applyEvent(event: OutfitsEvent) {
  const { talk } = readTalk()
  const next = applyToOutfits(talk, [event])
  const before = talk.outfits.messages.length
  const added = next.outfits.messages.slice(before)
  const heard = added.filter(({ from }) => from === 'user').length
  setTalk({ talk: next, hiddenFrom: before + heard })
}

const show = () => setTalk({ hiddenFrom: null, changing: null })

/** Runs one turn: an event, and a reply that may have to be fetched. It is dropped if another chat has begun meanwhile. */
export async function turn(
  event: OutfitsEvent,
  reply?: () => Promise<OutfitsEvent | readonly OutfitsEvent[]>,
) {
  const { seed } = readTalk()
  const isOver = () => readTalk().seed !== seed
  try {
    applyEvent(event)
    const typing = typeForAWhile()
    const answered = await reply?.()
    await typing
    if (isOver()) return
    const events = answered === undefined ? [] : [answered].flat()
    setTalk({ talk: applyToOutfits(readTalk().talk, events) })
  } catch {
    if (isOver()) return
    setTalk({ talk: applyToOutfits(readTalk().talk, [{ type: 'broke' }]) })
  }
  show()
}

/** Waits for a network, if there is none. */
async function untilOnline() {
  if (navigator.onLine) return
  setTalk({ isWaiting: true })
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
  })
  setTalk({ isWaiting: false })
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
async function findReply(): Promise<OutfitsEvent | null> {
  const { seed } = readTalk()
  const state = outfitsNow()
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
export const findWhatIsWanted = async () => {
  const { wanted } = outfitsNow()
  if (!wanted) return (await findReply()) ?? []
  return wanted.for === 'add' ? findAddition(wanted) : findChanges(wanted)
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
  setTalk({ changing: at })
  await turn({ type: 'ask_change', at, change }, findWhatIsWanted)
}

/** Has one thing forgotten that she was told, or everything. */
export const forgetWish = (one: Pick<Remembered, 'what' | 'which'> | null) =>
  isTyping() ? Promise.resolve() : turn({ type: 'forget', one })

async function findAddition(wanted: Extract<Wanted, { for: 'add' }>): Promise<OutfitsEvent> {
  const { seed } = readTalk()
  const state = outfitsNow()
  try {
    const found = await whenOnline(() => findNamed(state, wanted.named, wanted, seed))
    if (found) return { type: 'added', message: wanted.message, ...found }
    return { type: 'not_added', because: 'nothing_suitable' }
  } catch {
    return { type: 'not_added', because: 'failed' }
  }
}

/** Looks for a piece for each place, one after the other, so that none comes twice. */
async function findChanges(wanted: Extract<Wanted, { for: 'change' }>): Promise<OutfitsEvent[]> {
  const events: OutfitsEvent[] = []
  for (const at of wanted.at) {
    const taken = events.flatMap((one) => (one.type === 'changed' ? [one.product.id] : []))
    events.push(await findChange(at, wanted, taken))
  }
  return events
}

async function findChange(
  at: PickPlace,
  { change, colour, named }: Extract<Wanted, { for: 'change' }>,
  taken: readonly string[],
): Promise<OutfitsEvent> {
  const state = outfitsNow()
  const piece = pieceAt(state, at)
  const message = state.messages[at.message]
  try {
    if (!piece || message?.from !== 'sophia' || !message.set || !message.items)
      throw new Error('No such piece')
    const { set, items } = message
    const { seed } = readTalk()
    const isByName = named && change !== 'in_colour'
    const alternative = isByName
      ? null
      : await whenOnline(() =>
          fetchAlternative({
            piece,
            change,
            colour,
            beside: besideOf(set, at.item).flatMap((place) => items[place] ?? []),
            asked: set.asked,
            wishes: state.wishes ?? {},
            anyPrice: state.anyPrice,
            not: [...seenIn(state), ...taken],
          }),
        )
    if (alternative) return { type: 'changed', at, change, product: alternative }
    // In a colour that she names the same design comes first, and then whatever else she may have meant.
    const found = named ? await whenOnline(() => findNamed(state, named, at, seed, taken)) : null
    if (found) return { type: 'changed', at, change, ...found }
    return { type: 'not_changed', at, change, because: 'nothing_suitable' }
  } catch {
    return { type: 'not_changed', at, change, because: 'failed' }
  }
}
