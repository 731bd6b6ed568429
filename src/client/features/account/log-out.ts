import { forgetHerSizes } from '#client/features/catalogue/her-sizes-key.ts'
import { forgetVisitorLook } from '#client/features/fitting-room/claim-waiting-look.ts'
import { forgetWishlist } from '#client/features/wishlist/wishlist-store.ts'
import { api, request } from '#client/lib/api.ts'
import { readAppState } from '#client/session/app-state.ts'
import { forgetSession } from '#client/session/kept-session.ts'
import { startLeaving } from '#client/session/own-calls.ts'

/**
 * The marketing site's home page, as the app state named it. It is read before logging out, in case the server
 * no longer answers.
 */
export const homeAddress = () => readAppState()?.marketing_url ?? '/'

/** Ends the session. Returns the address to go to, and whether the server confirmed. */
export async function logOut() {
  const home = homeAddress()
  await startLeaving()
  const answer = await request(api.auth.logout.$post()).catch(() => null)
  forgetWishlist()
  forgetHerSizes()
  await forgetVisitorLook().catch(() => undefined)
  await forgetSession()
  return { to: answer?.redirectTo ?? home, failed: answer === null }
}
