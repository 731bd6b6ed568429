import { request } from '#client/lib/api.ts'
import { office } from '#client/lib/office-api.ts'
import { serverState } from '#client/session/server-state.ts'

/** Who is at the desk. */
export const me = serverState(() => request(office.me.$get()))
