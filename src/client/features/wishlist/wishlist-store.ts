import { api, request } from '#client/lib/api.ts'
import { serverState, useServerState, type Asked, type ServerState } from '#client/session/server-state.ts'
import { currentShopper, type ShopperId } from '#client/session/shopper.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { isSamePiece, type NamedPiece } from '#shared/same-piece.ts'
import {
  fetchAccountWishlist,
  mergeIntoAccount,
  removeFromAccount,
  saveInAccount,
  type WishlistItem,
} from './stores/account-wishlist.ts'
import {
  browserWishlistOwner,
  clearBrowserWishlist,
  onBrowserWishlistChange,
  readBrowserWishlist,
  writeBrowserWishlist,
  type BrowserItem,
} from './stores/browser-wishlist.ts'
import type { NewWishlistItem } from './wishlist-item.ts'

/** If the server does not answer, the shopper whom the browser knew last is assumed. */
const ownerOf = (shopper: ShopperId) => (shopper === undefined ? browserWishlistOwner() : shopper)
const owner = () => ownerOf(currentShopper())

/** If the account cannot be asked, the browser's copy is shown. */
const wishlist: ServerState<WishlistItem[]> = serverState(ask, { atFirst: recallAll })

const none: WishlistItem[] = []
const listed = ({ data = none, phase }: Asked<WishlistItem[]>) => ({ items: data, phase })
export const readWishlist = () => listed(wishlist.store.getState())
export const useWishlist = () => listed(useServerState(wishlist))

/** Whether all these pieces are saved. The first heart on a page loads the list; pages without hearts never do. */
export function useAreSaved(pieces: NamedPiece[]) {
  const { items } = useWishlist()
  return pieces.every((piece) => items.some((item) => isSamePiece(item, piece)))
}

/** The id of the size of a saved piece that she chose; undefined where she chose none, or has not saved it. */
export const useSavedSize = ({ id }: { id: string }) =>
  useWishlist().items.find(({ productId }) => productId === id)?.variantId

/** Loads the list once a page load, and again after signing in or out or when the last attempt failed. */
export const loadWishlist = () => wishlist.load().catch(() => none)

async function ask(shopper: ShopperId) {
  listenToOtherTabs()
  const account = ownerOf(shopper)
  return account === null ? recallAll() : await askAccount(account)
}

/**
 * The browser's copy. A copy left by another account, without a log-out or after its session expired, is
 * ignored and deleted.
 */
function recallAll() {
  if (![null, owner()].includes(browserWishlistOwner())) clearBrowserWishlist()
  return readBrowserWishlist().map(recall)
}

/** Whether there are pieces saved before signing in that are in no account yet. */
export const isWaitingForMerge = () => browserWishlistOwner() === null && readBrowserWishlist().length > 0

/**
 * Loads the account's list and merges the pieces saved before signing in; if that fails, they wait in the
 * browser.
 */
async function askAccount(shopper: string) {
  const waiting = isWaitingForMerge() ? readBrowserWishlist() : []
  if (waiting.length > 0) {
    const merged = await mergeIntoAccount(waiting).catch(() => null)
    if (!merged) {
      const own = await fetchAccountWishlist()
      return [...own, ...waiting.filter((item) => !own.some((one) => isSamePiece(one, item))).map(asItem)]
    }
    writeBrowserWishlist(merged, shopper)
    return merged
  }
  const own = await fetchAccountWishlist()
  writeBrowserWishlist(own, shopper)
  return own
}

const asItem = (item: BrowserItem): WishlistItem => ({ ...item, product: null })

/** The browser's copy lacks the catalogue's facts about a piece; this page may know them. */
const recall = (item: BrowserItem) =>
  readWishlist().items.find(({ itemId }) => itemId === item.itemId) ?? asItem(item)

/** Saves or removes a piece. Throws an `ApiFailure` when the account did not confirm; then nothing has changed. */
export async function setSaved(piece: NewWishlistItem | WishlistItem, saved: boolean) {
  await loadWishlist()
  const isOther = (item: WishlistItem) => !isSamePiece(item, piece)
  const shopper = owner()
  if (shopper === null) {
    // Another tab may have written the list meanwhile.
    const others = readBrowserWishlist().map(recall).filter(isOther)
    const item = { product: null, ...piece, savedAt: new Date().toISOString() }
    return keep(saved ? [item, ...others] : others, null)
  }
  if (saved) {
    if (isSaved(piece)) return
    const item = await saveInAccount(piece)
    return keep([item, ...readWishlist().items.filter(isOther)], shopper)
  }
  const gone = readWishlist().items.filter((item) => !isOther(item))
  await Promise.all(gone.map(({ itemId }) => removeFromAccount(itemId)))
  keep(readWishlist().items.filter(isOther), shopper)
}

const isSaved = (piece: NewWishlistItem) => readWishlist().items.some((item) => isSamePiece(item, piece))

/** Of a saved piece: from now on it is about the size that `piece` names. It keeps its place in the list. */
export async function changeSavedSize(piece: NewWishlistItem) {
  await loadWishlist()
  const shopper = owner()
  const account = shopper === null ? null : await saveInAccount(piece)
  const { variantId, size, price, link } = piece
  const changed = (item: WishlistItem) => account ?? { ...item, variantId, size, price, link, product: null }
  const items = shopper === null ? readBrowserWishlist().map(recall) : readWishlist().items
  keep(
    items.map((item) => (isSamePiece(item, piece) ? changed(item) : item)),
    shopper,
  )
}

/** Drops a piece that the server removed together with something else. */
export function dropFromList(itemId: string) {
  const { items } = readWishlist()
  const left = items.filter((item) => item.itemId !== itemId)
  if (left.length < items.length) keep(left, owner())
}

/** Saves several at once. A piece that is already saved, also by its other id, stays as it is. */
export async function saveAll(pieces: NewWishlistItem[]) {
  await loadWishlist()
  const missing = pieces.filter((piece) => !isSaved(piece))
  const shopper = owner()
  if (shopper !== null) return keep(await mergeIntoAccount(missing), shopper)
  for (const piece of missing.toReversed()) await setSaved(piece, true)
}

function keep(items: WishlistItem[], account: string | null) {
  wishlist.change(() => items)
  if (account === null || !isWaitingForMerge()) return writeBrowserWishlist(items, account)
  // Pieces still waiting for the merge stay a visitor's list, without those removed meanwhile.
  const waiting = readBrowserWishlist()
  writeBrowserWishlist(
    waiting.filter((one) => items.some((item) => isSamePiece(item, one))),
    null,
  )
}

/** A list tells the lowest price of all sizes: of a chosen one it is known whether it can be had, and what it cost when it was saved. */
function offerOf({ size, price }: WishlistItem, product: Product | undefined) {
  if (!product || size === undefined) return product ?? null
  const isOut = product.availability === 'in_stock' && !product.sizes.includes(size)
  return { ...product, price, availability: isOut ? ('out_of_stock' as const) : product.availability }
}

const askedAtOnce = 20

/** The current price and availability of pieces that only the browser's copy has. */
export async function askCatalogue() {
  const ids = readWishlist().items.flatMap(({ product, productId }) =>
    product || !productId ? [] : productId,
  )
  for (let at = 0; at < ids.length; at += askedAtOnce) {
    const asked = ids.slice(at, at + askedAtOnce)
    const answers = await request(api.products.$get({ query: { ids: asked.join(',') } }))
    const products = new Map(answers.map((product) => [product.id, product]))
    wishlist.change((items) =>
      items.map((item) => ({
        ...item,
        product: item.product ?? offerOf(item, products.get(item.productId ?? '')),
      })),
    )
  }
}

let isListening = false

function listenToOtherTabs() {
  if (isListening) return
  isListening = true
  onBrowserWishlistChange(() => {
    // A tab that has not noticed a sign-in or log-out elsewhere must not show that list.
    if (browserWishlistOwner() === owner()) wishlist.change(recallAll)
  })
}

/** At log-out: deletes the copy of the account's list. Pieces that never reached the account stay. */
export function forgetWishlist() {
  wishlist.forget()
  if (browserWishlistOwner() !== null) clearBrowserWishlist()
}
