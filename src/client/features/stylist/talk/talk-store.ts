import { keptConversation } from '#client/session/kept-conversation.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import type { ShopperId } from '#client/session/shopper.ts'
import type { OutfitsEvent } from '@cabine/sophia/answering/outfits/outfits-step.ts'
import type { PickPlace } from '@cabine/sophia/answering/outfits/messages.ts'
import { remember } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { afterOutfits, newTalk, type Talk } from '@cabine/sophia/answering/talk/talk.ts'
import { readMemory, writeMemory } from '../sophia-memory.ts'

type TalkStore = {
  talk: Talk
  shopper: ShopperId
  /** Index of the first message about outfits that Sophia is still typing and that does not show yet; null if she is not typing. */
  hiddenFrom: number | null
  /** Something has to be fetched, and there is no network. */
  isWaiting: boolean
  /** The piece that an alternative is being looked for. */
  changing: PickPlace | null
  /** Text that was typed and not sent. */
  draft: string
  /** A random string for each talk, so that two talks do not get the same picks. */
  seed: string
  /** The name in her styling profile, if she has one. */
  profileName: string | null
  /** Whether the full collection lies open below single pieces. */
  showsCollection: boolean
}

type Kept = Pick<TalkStore, 'talk' | 'seed'>
const kept = keptConversation<Kept>('sophia-talk')

const newStore = (shopper: ShopperId, former?: TalkStore): TalkStore => ({
  // The numbers of pieces' messages go on from the former talk, so that late answers to that one are not taken for answers to this one.
  talk: newTalk(readMemory(), former?.talk),
  shopper,
  hiddenFrom: null,
  isWaiting: false,
  changing: null,
  draft: '',
  seed: crypto.randomUUID(),
  profileName: null,
  showsCollection: false,
})

/** The one talk with Sophia, wherever it is opened. */
const useTalkStore = shopperStore<TalkStore>(
  (shopper, former) => {
    const store = newStore(shopper, former)
    return { ...store, ...(shopper && kept.read(shopper)) }
  },
  { outlivesSignIn: true },
)

// A reply is kept only once it shows: a reload while Sophia is typing goes back to before it.
useTalkStore.subscribe(({ shopper, talk, seed, hiddenFrom }, before) => {
  const isSaid = hiddenFrom === null && (talk !== before.talk || before.hiddenFrom !== null)
  if (isSaid && shopper) kept.write(shopper, { talk, seed })
})

export const readTalk = () => useTalkStore.getState()
export const useTalkState = () => useTalkStore()
export const useTalk = () => useTalkStore(({ talk }) => talk)
export const useProfileName = () => useTalkStore(({ profileName }) => profileName)

export const setTalk = (next: Partial<TalkStore>) => useTalkStore.setState(next)
export const setDraft = (draft: string) => setTalk({ draft })
export const showCollection = (showsCollection: boolean) => setTalk({ showsCollection })

/** A visitor who signs in keeps her talk, and Sophia keeps in mind what she was told in it. */
export function claimTalk(shopper: ShopperId) {
  const { shopper: before, talk } = readTalk()
  if (before === shopper) return
  setTalk({ shopper })
  writeMemory(remember(readMemory(), talk.outfits.wishes ?? {}))
}

/** Applies events of the talk about outfits, with what Sophia keeps in mind; what they add to that is kept. */
export function applyToOutfits(talk: Talk, events: readonly OutfitsEvent[]): Talk {
  const known = { ...talk, outfits: { ...talk.outfits, wishes: readMemory() } }
  const next = events.reduce(afterOutfits, known)
  if (next.outfits.wishes !== known.outfits.wishes) writeMemory(next.outfits.wishes ?? {})
  return next
}
