import { api, request } from '#client/lib/api.ts'
import { ownCall } from '#client/session/own-calls.ts'
import { serverState } from '#client/session/server-state.ts'

const fetchWays = () => ownCall(request(api.account.ways.$get()))
export type Ways = Awaited<ReturnType<typeof fetchWays>>

/** What opens her account. */
export const waysIn = serverState(fetchWays, { freshForMs: 0 })
