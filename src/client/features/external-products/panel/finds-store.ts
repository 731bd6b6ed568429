import { useStore } from 'zustand'
import { readAppState } from '#client/session/app-state.ts'
import { serverState } from '#client/session/server-state.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { removeCustomPicture } from '#client/features/fitting-room/custom-picture.ts'
import { readOutfitState } from '#client/features/fitting-room/outfit-store.ts'
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

type Panel = {
  /** The one whose card is open. */
  shownId: string | null
  task: Task
}

const usePanel = shopperStore<Panel>(() => ({ shownId: null, task: { kind: 'idle' } }))
const { getState: read, setState: set } = usePanel

/** What she has found, the newest first; a visitor has nothing. */
const finds = serverState<Find[]>(async (shopper) => (shopper ? await fetchFinds() : []))

export const useFindList = () => useStore(finds.store, ({ data }) => data ?? none)
const none: Find[] = []
export const useTask = () => usePanel(({ task }) => task)
export function useShownFind() {
  const shownId = usePanel((panel) => panel.shownId)
  return useFindList().find(({ id }) => id === shownId) ?? null
}

export const showFind = (shownId: string | null) => set({ shownId, task: { kind: 'idle' } })

/** Settles also where they cannot be had: then they are asked for again the next time. */
export const loadFinds = () => finds.load().catch(() => none)

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
    if (finds.read()) finds.change((all) => [find, ...all.filter(({ id }) => id !== find.id)])
    else await finds.refresh().catch(() => finds.set([find]))
    set({ shownId: find.id, task: { kind: 'idle' } })
  } catch (error) {
    if (!own.signal.aborted) set({ task: { kind: 'failed', obstacle: obstacleOf(error), text } })
  }
}

const put = (find: Find) => finds.change((all) => all.map((one) => (one.id === find.id ? find : one)))

export const watchFind = async (id: string, watch: boolean) => put(await putWatch(id, watch))

/** Its heart watches and stops watching, too: the server does both at once. */
export const noteHeart = (find: Find, saved: boolean) => put({ ...find, watch: saved ? 'on' : 'off' })

/** Everywhere: the list, the wishlist, and the mirror. */
export async function removeFind({ id, address }: Find) {
  await deleteFind(id)
  finds.change((all) => all.filter((one) => one.id !== id))
  if (read().shownId === id) set({ shownId: null })
  dropFromList(address)
  if (readOutfitState().custom?.found?.id === id) await removeCustomPicture(readAppState()?.user.id ?? '')
}
