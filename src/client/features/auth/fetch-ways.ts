import { api, request } from '#client/lib/api.ts'

/** What opens her account. */
export const fetchWays = () => request(api.account.ways.$get())
export type Ways = Awaited<ReturnType<typeof fetchWays>>
