import type { Question } from '@cabine/sophia/answering/outfits/outfits-moves.ts'
import type { OutfitsEvent } from '@cabine/sophia/answering/outfits/outfits-step.ts'
import type { PickPlace, PressedChange } from '@cabine/sophia/answering/outfits/messages.ts'
import { findWanted } from '@cabine/sophia/answering/finding/find-changes.ts'
import type { Shop } from '@cabine/sophia/answering/finding/shop.ts'
import type { Remembered } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { applyToOutfits, readTalk, setTalk } from '../talk-store.ts'
import { asking, shopCalls } from '../shop-calls.ts'

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

/** The shop, each call of which waits for a network. */
const patientShop: Shop = {
  known: shopCalls.known,
  collection: (occasion) => whenOnline(() => shopCalls.collection(occasion)),
  shoes: (weather) => whenOnline(() => shopCalls.shoes(weather)),
  page: (query) => whenOnline(() => shopCalls.page(query)),
  called: (words) => whenOnline(() => shopCalls.called(words)),
  wanted: (input) => whenOnline(() => shopCalls.wanted(input)),
  alternatives: (query) => whenOnline(() => shopCalls.alternatives(query)),
  outfits: (query) => whenOnline(() => shopCalls.outfits(query)),
}

/** Looks for whatever the last event left to be looked for. */
export const findWhatIsWanted = () => {
  const { seed, talk } = readTalk()
  return findWanted(talk.outfits, asking(seed, patientShop))
}

/** Goes back to a question to answer it again. */
export async function revise(question: Question) {
  if (!isTyping()) await turn({ type: 'revise', question }, findWhatIsWanted)
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
