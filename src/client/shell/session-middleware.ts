import { redirect, type MiddlewareFunction } from 'react-router'
import { moveVisitorLook } from '#client/features/fitting-room/visitor-look.ts'
import { bringHearts } from '#client/features/wishlist/bring-hearts.ts'
import { isSignedOut, loadAppState, readAppState } from '#client/session/app-state.ts'
import { alsoForget } from '#client/session/kept-session.ts'
import { signInPath } from '#client/session/next-path.ts'
import { onShopperChange, type ShopperId } from '#client/session/shopper.ts'

// Wanted when somebody leaves, so its code comes then.
alsoForget(async (userId) => (await import('./forget-on-device.ts')).forgetOnDevice(userId))

let lastSignedIn: ShopperId

// A call that is under way may still bring what is the former shopper's, so nothing of this page's memory stays.
onShopperChange((shopper) => {
  if (shopper && lastSignedIn && shopper !== lastSignedIn) location.reload()
  lastSignedIn = shopper ?? lastSignedIn
})

/** Knows who it is before a page renders. */
async function readSession() {
  await loadAppState()
  // Without a network they wait for the next page.
  bringHearts().catch(() => undefined)
  moveVisitorLook()
}

/** Another search on the page that is open: a detail, a filter. Who it is was asked when the page came. */
const isSamePage = (request: Request) =>
  new URL(request.url).pathname === location.pathname && (readAppState() !== null || isSignedOut())

/** For pages that greet visitors and shoppers alike. */
export const withSession: MiddlewareFunction = async ({ request }, next) => {
  if (!isSamePage(request)) await readSession()
  return next()
}

/** For pages that are nothing without an account. A server that does not answer is no reason to ask for a password. */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  await readSession()
  if (isSignedOut()) {
    const { pathname, search } = new URL(request.url)
    throw redirect(signInPath(pathname + search))
  }
  return next()
}
