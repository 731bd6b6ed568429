import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { keptConversation } from '#client/session/kept-conversation.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import type { ShopperId } from '#client/session/shopper.ts'
import { lasting, type Wishes } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'

const keyOf = (owner: string) => `sophia-memory:${owner}`

/** All of it, for as long as the tab is open. */
const ofTab = keptConversation<Wishes>('sophia-memory')

/** What this device kept of a shopper's wishes; nothing of a visitor's, since it could not be told whose they are. */
function readKept(shopper: ShopperId): Wishes {
  if (!shopper) return {}
  const today = ofTab.read(shopper)
  if (today) return today
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(shopper)) ?? '{}')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** What Sophia keeps in mind, wherever she was told: in the talk or in the consultation. */
const useMemoryStore = shopperStore<{ shopper: ShopperId; wishes: Wishes }>((shopper) => ({
  shopper,
  wishes: readKept(shopper),
}))

export const readMemory = () => useMemoryStore.getState().wishes
export const useMemory = () => useMemoryStore(({ wishes }) => wishes)

/** Remembers; what lasts is kept on this device. */
export function writeMemory(wishes: Wishes) {
  useMemoryStore.setState({ wishes })
  const { shopper } = useMemoryStore.getState()
  if (!shopper) return
  ofTab.write(shopper, wishes)
  const kept = lasting(wishes)
  if (Object.keys(kept).length > 0) writeStored(keyOf(shopper), JSON.stringify(kept))
  else removeStored(keyOf(shopper))
}

export const forgetMemory = (owner: string) => removeStored(keyOf(owner))
