import { api, request } from '#client/lib/api.ts'
import { ownCall } from '#client/session/own-calls.ts'
import { serverState } from '#client/session/server-state.ts'

const fetchSignInMethods = () => ownCall(request(api.account.ways.$get()))
export type SignInMethodState = Awaited<ReturnType<typeof fetchSignInMethods>>

/** The sign-in methods of the signed-in shopper's account. */
export const ownSignInMethods = serverState(fetchSignInMethods, { freshForMs: 0 })
