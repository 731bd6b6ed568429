import { create } from 'zustand'
import { readAppState } from '#client/features/account/app-state-store.ts'
import { removeCustomPicture } from '#client/features/outfits/custom-picture.ts'
import { readOutfitState } from '#client/features/outfits/outfit-store.ts'
import { dropFromList } from '#client/features/wishlist/wishlist-store.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { addressIn, externalProductFailures, type ExternalProductFailure } from '#shared/external-products.ts'
import { deleteFind, fetchFinds, postAddress, putWatch, type Find } from './finds-calls.ts'

/** Why nothing was found: a word of the server's about the page, or what kept us from asking for it. */
export type Obstacle =
  | ExternalProductFailure
  | 'no_address'
  | 'connection_lost'
  | 'finds_full'
  | 'too_many_attempts'
  | 'server'

type Task =
  | { kind: 'idle' }
  | { kind: 'reading'; shop: string }
  | { kind: 'failed'; obstacle: Obstacle; text: string }

type FindsState = {
  finds: Find[]
  phase: 'unasked' | 'loading' | 'ready' | 'failed'
  /** The one whose card is open. */
  shownId: string | null
  task: Task
}

const useFinds = create<FindsState>(() => ({
  finds: [],
  phase: 'unasked',
  shownId: null,
  task: { kind: 'idle' },
}))

const { getState: read, setState: set } = useFinds

export const useFindList = () => useFinds(({ finds }) => finds)
export const useTask = () => useFinds(({ task }) => task)
export const useShownFind = () =>
  useFinds(({ finds, shownId }) => finds.find(({ id }) => id === shownId) ?? null)

export const showFind = (shownId: string | null) => set({ shownId, task: { kind: 'idle' } })

let listOwner: string | null = null

/** Once for whoever is signed in. A list that cannot be had is asked for again the next time. */
export async function loadFinds() {
  const owner = readAppState()?.user.id ?? null
  if (owner !== listOwner) set({ finds: [], phase: 'unasked', shownId: null, task: { kind: 'idle' } })
  listOwner = owner
  if (!owner || read().phase === 'loading' || read().phase === 'ready') return
  set({ phase: 'loading' })
  try {
    const finds = await fetchFinds()
    // What was found meanwhile comes first, and is in this list or newer than it.
    const newer = read().finds.filter(({ id }) => !finds.some((one) => one.id === id))
    set({ finds: [...newer, ...finds], phase: 'ready' })
  } catch {
    set({ phase: 'failed' })
  }
}

const isReason = (word: unknown): word is ExternalProductFailure =>
  externalProductFailures.some((one) => one === word)

function obstacleOf(error: unknown): Obstacle {
  if (!isFailure(error)) return 'server'
  const { code, details } = error
  if (code === 'find_failed') return isReason(details.reason) ? details.reason : 'unreadable'
  return code === 'connection_lost' || code === 'finds_full' || code === 'too_many_attempts' ? code : 'server'
}

const shopIn = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? address

let running: AbortController | null = null

export function stopReading() {
  running?.abort()
  if (read().task.kind === 'reading') set({ task: { kind: 'idle' } })
}

/** Reads the page in whatever she pasted. The last one counts. */
export async function readAddress(text: string) {
  running?.abort()
  const address = addressIn(text)
  if (!address) return set({ task: { kind: 'failed', obstacle: 'no_address', text } })
  const own = (running = new AbortController())
  set({ task: { kind: 'reading', shop: shopIn(address) }, shownId: null })
  try {
    const find = await postAddress(address, own.signal)
    const others = read().finds.filter(({ id }) => id !== find.id)
    set({ finds: [find, ...others], shownId: find.id, task: { kind: 'idle' } })
  } catch (error) {
    if (!own.signal.aborted) set({ task: { kind: 'failed', obstacle: obstacleOf(error), text } })
  }
}

const put = (find: Find) =>
  set(({ finds }) => ({ finds: finds.map((one) => (one.id === find.id ? find : one)) }))

export const watchFind = async (id: string, watch: boolean) => put(await putWatch(id, watch))

/** Its heart watches and stops watching, too: the server does both at once. */
export const noteHeart = (find: Find, saved: boolean) => put({ ...find, watch: saved ? 'on' : 'off' })

/** Everywhere: the list, the wishlist, and the mirror. */
export async function removeFind({ id, address }: Find) {
  await deleteFind(id)
  set(({ finds, shownId }) => ({
    finds: finds.filter((one) => one.id !== id),
    shownId: shownId === id ? null : shownId,
  }))
  dropFromList(address)
  if (readOutfitState().custom?.found?.id === id) await removeCustomPicture(readAppState()?.user.id ?? '')
}
