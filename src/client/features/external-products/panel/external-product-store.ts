import { useStore } from 'zustand'
import { readAppState } from '#client/session/app-state.ts'
import { serverState } from '#client/session/server-state.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { removeCustomPicture } from '#client/features/fitting-room/custom-picture.ts'
import { readOutfitState } from '#client/features/fitting-room/outfit-store.ts'
import { dropFromList } from '#client/features/wishlist/wishlist-store.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { addressIn, externalProductFailures, type ExternalProductFailure } from '#shared/external-products.ts'
import {
  deleteProduct,
  fetchExternalProducts,
  postAddress,
  putWatch,
  type ExternalProduct,
} from './external-product-calls.ts'

/** Why no piece was found: the server's reason, or what prevented asking it. */
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
  /** The piece whose card is open. */
  shownId: string | null
  task: Task
}

const usePanel = shopperStore<Panel>(() => ({ shownId: null, task: { kind: 'idle' } }))
const { getState: read, setState: set } = usePanel

/** The pieces that the shopper has found, newest first; a visitor has none. */
const products = serverState<ExternalProduct[]>(async (shopper) =>
  shopper ? await fetchExternalProducts() : [],
)

export const useExternalProducts = () => useStore(products.store, ({ data }) => data ?? none)
const none: ExternalProduct[] = []
export const useTask = () => usePanel(({ task }) => task)
export function useShownProduct() {
  const shownId = usePanel((panel) => panel.shownId)
  return useExternalProducts().find(({ id }) => id === shownId) ?? null
}

export const showProduct = (shownId: string | null) => set({ shownId, task: { kind: 'idle' } })

/** Never rejects: after a failure they are asked for again the next time. */
export const loadExternalProducts = () => products.load().catch(() => none)

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

/** Reads the shop's page whose address is in the pasted text. Only the last call counts. */
export async function readAddress(text: string) {
  running?.abort()
  const address = addressIn(text)
  if (!address) return set({ task: { kind: 'failed', obstacle: 'no_address', text } })
  const own = (running = new AbortController())
  set({ task: { kind: 'reading', shop: shopIn(address) }, shownId: null })
  try {
    const product = await postAddress(address, own.signal)
    if (products.read()) products.change((all) => [product, ...all.filter(({ id }) => id !== product.id)])
    else await products.refresh().catch(() => products.set([product]))
    set({ shownId: product.id, task: { kind: 'idle' } })
  } catch (error) {
    if (!own.signal.aborted) set({ task: { kind: 'failed', obstacle: obstacleOf(error), text } })
  }
}

const put = (product: ExternalProduct) =>
  products.change((all) => all.map((one) => (one.id === product.id ? product : one)))

export const watchProduct = async (id: string, watch: boolean) => put(await putWatch(id, watch))

/**
 * Saving also starts watching the price, and removing stops it: the server does both at once, so the list
 * follows.
 */
export const noteHeart = (product: ExternalProduct, saved: boolean) =>
  put({ ...product, watch: saved ? 'on' : 'off' })

/** Removes the piece from the list, from the wishlist, and from the fitting room. */
export async function removeProduct({ id, address }: ExternalProduct) {
  await deleteProduct(id)
  products.change((all) => all.filter((one) => one.id !== id))
  if (read().shownId === id) set({ shownId: null })
  dropFromList(address)
  if (readOutfitState().custom?.found?.id === id) await removeCustomPicture(readAppState()?.user.id ?? '')
}
