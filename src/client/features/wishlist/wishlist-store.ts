import { api, request } from '#client/lib/api.ts'
import { serverState, useServerState, type Asked, type ServerState } from '#client/session/server-state.ts'
import { currentShopper, type ShopperId } from '#client/session/shopper.ts'
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

/** A server that does not answer leaves whom the browser knew last. */
const ownerOf = (shopper: ShopperId) => (shopper === undefined ? browserWishlistOwner() : shopper)
const owner = () => ownerOf(currentShopper())

/** Where the account cannot be asked, what shows of it is what this browser remembers. */
const wishlist: ServerState<WishlistItem[]> = serverState(ask, { atFirst: recallAll })

const none: WishlistItem[] = []
const listed = ({ data = none, phase }: Asked<WishlistItem[]>) => ({ items: data, phase })
export const readWishlist = () => listed(wishlist.store.getState())
export const useWishlist = () => listed(useServerState(wishlist))

/** Are all these pieces saved? The first heart on a page asks for the list; pages without hearts never do. */
export function useAreSaved(pieces: NamedPiece[]) {
  const { items } = useWishlist()
  return pieces.every((piece) => items.some((item) => isSamePiece(item, piece)))
}

/** Once a page load, and again when somebody has signed in or out, or when the last time failed. */
export const loadWishlist = () => wishlist.load().catch(() => none)

async function ask(shopper: ShopperId) {
  listenToOtherTabs()
  const account = ownerOf(shopper)
  return account === null ? recallAll() : await askAccount(account)
}

/**
 * What this browser remembers. What another account left behind without a log-out, or one whose session ran out, is
 * nobody's business on this device any more.
 */
function recallAll() {
  if (![null, owner()].includes(browserWishlistOwner())) clearBrowserWishlist()
  return readBrowserWishlist().map(recall)
}

/** Are there hearts of a visit that are in no account yet? */
export const isWaitingForMerge = () => browserWishlistOwner() === null && readBrowserWishlist().length > 0

/** The account's list. The hearts of a visit follow her into it; when they cannot, they wait in the browser. */
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

/** The browser does not keep what the catalogue says of a piece; this page may know it. */
const recall = (item: BrowserItem) =>
  readWishlist().items.find(({ itemId }) => itemId === item.itemId) ?? asItem(item)

/** Saves or removes a piece. Throws an `ApiFailure` when the account could not be told; then nothing has changed. */
export async function setSaved(piece: NewWishlistItem | WishlistItem, saved: boolean) {
  await loadWishlist()
  const isOther = (item: WishlistItem) => !isSamePiece(item, piece)
  const shopper = owner()
  if (shopper === null) {
    // Another tab may have written meanwhile.
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

/** What left the account with something else of hers. */
export function dropFromList(itemId: string) {
  const { items } = readWishlist()
  const left = items.filter((item) => item.itemId !== itemId)
  if (left.length < items.length) keep(left, owner())
}

/** Saves several at once. What is saved already, also by another of its names, stays as it is. */
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
  // What still waits to follow her stays a visitor's list, only without what she removed meanwhile.
  const waiting = readBrowserWishlist()
  writeBrowserWishlist(
    waiting.filter((one) => items.some((item) => isSamePiece(item, one))),
    null,
  )
}

const askedAtOnce = 20

/** What a piece costs now and whether it is sold still, for pieces that only the browser remembers. */
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
        product: item.product ?? products.get(item.productId ?? '') ?? null,
      })),
    )
  }
}

let isListening = false

function listenToOtherTabs() {
  if (isListening) return
  isListening = true
  onBrowserWishlistChange(() => {
    // A tab that does not know yet of a sign-in or a log-out elsewhere must not show its list.
    if (browserWishlistOwner() === owner()) wishlist.change(recallAll)
  })
}

/** At log-out: what the account has saved leaves this browser. Hearts that never reached it stay hers. */
export function forgetWishlist() {
  wishlist.forget()
  if (browserWishlistOwner() !== null) clearBrowserWishlist()
}
