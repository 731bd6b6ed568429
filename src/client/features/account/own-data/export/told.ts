import { api, request } from '#client/lib/api.ts'

export const fetchTold = (signal: AbortSignal) => request(api.account.export.$get({}, { init: { signal } }))

/** Everything that the account holds of her, pictures by their addresses. */
export type Told = Awaited<ReturnType<typeof fetchTold>>
export type Part = keyof Told
