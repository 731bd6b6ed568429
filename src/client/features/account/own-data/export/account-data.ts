import { api, request } from '#client/lib/api.ts'

export const fetchAccountData = (signal: AbortSignal) =>
  request(api.account.export.$get({}, { init: { signal } }))

/** Everything that the server keeps for the account, with pictures as their addresses. */
export type AccountData = Awaited<ReturnType<typeof fetchAccountData>>
export type Part = keyof AccountData
