import { api, request } from '#client/lib/api.ts'
import { ownCall } from '#client/session/own-calls.ts'
import { serverState } from '#client/session/server-state.ts'

const fetchActivity = () => ownCall(request(api.account.activity.$get()))
export type ActivityEvent = Awaited<ReturnType<typeof fetchActivity>>[number]

/** What the signed-in shopper's account went through of late, the newest first. */
export const ownActivity = serverState(fetchActivity, { freshForMs: 0 })

/** After she has changed something. Where nobody has looked, nothing is asked. */
export const refreshActivity = () => void (ownActivity.read() && ownActivity.refresh().catch(() => undefined))
