import { api, request } from '#client/lib/api.ts'

/** A page of the shopper's ledger entries, newest first; `before` is where the former page ended. */
export const fetchHistory = (before?: number) =>
  request(api.credits.history.$get({ query: before === undefined ? {} : { before: String(before) } }))

export type LedgerPage = Awaited<ReturnType<typeof fetchHistory>>
export type CreditLine = LedgerPage['entries'][number]
