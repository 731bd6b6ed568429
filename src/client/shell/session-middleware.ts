import { redirect, type MiddlewareFunction } from 'react-router'
import { mergeVisitorCloset } from '#client/features/closet/merge-visitor-closet.ts'
import { isLookWaiting } from '#client/features/fitting-room/waiting-look-mark.ts'
import { mergeVisitorWishlist } from '#client/features/wishlist/merge-visitor-wishlist.ts'
import { isSignedOut, loadAppState, readAppState } from '#client/session/app-state.ts'
import { alsoForget } from '#client/session/kept-session.ts'
import { signInPath } from '#client/session/next-path.ts'
import { onShopperChange, type ShopperId } from '#client/session/shopper.ts'

// Needed only when somebody signs out, so its code is fetched then.
alsoForget(async (userId) => (await import('./forget-on-device.ts')).forgetOnDevice(userId))

let lastSignedIn: ShopperId

// A running call may still bring the former shopper's data, so the page is loaded anew with empty memory.
onShopperChange((shopper) => {
  if (shopper && lastSignedIn && shopper !== lastSignedIn) location.reload()
  lastSignedIn = shopper ?? lastSignedIn
})

/** Few shoppers come with a look that they made as a visitor, so its code is fetched then. */
async function saveWaitingLook() {
  if (!isLookWaiting()) return
  const { moveVisitorLook } = await import('#client/features/fitting-room/claim-waiting-look.ts')
  void moveVisitorLook()
}

/** Loads the app state before a page renders. */
async function readSession() {
  await loadAppState()
  // Without a network these are tried again on the next page.
  mergeVisitorWishlist().catch(() => undefined)
  mergeVisitorCloset().catch(() => undefined)
  saveWaitingLook().catch(() => undefined)
}

/**
 * Only the search of the open page's address changes (a detail, a filter): the app state was loaded with the
 * page.
 */
const isSamePage = (request: Request) =>
  new URL(request.url).pathname === location.pathname && (readAppState() !== null || isSignedOut())

/** For pages for visitors and shoppers alike. */
export const withSession: MiddlewareFunction = async ({ request }, next) => {
  if (!isSamePage(request)) await readSession()
  return next()
}

/** For pages that need an account. A server that does not answer is no reason to ask for a password. */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  await readSession()
  if (isSignedOut()) {
    const { pathname, search } = new URL(request.url)
    throw redirect(signInPath(pathname + search))
  }
  return next()
}
