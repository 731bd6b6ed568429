import { currentLanguage } from '#client/i18n/language.ts'
import { api, request } from '#client/lib/api.ts'
import { givenIn, type SearchQuery } from './search-query.ts'

/** 'Robe' is a dress for one shopper and a bathrobe for another: the server reads her words in her language. */
const withLanguage = (q: string) => {
  const language = currentLanguage()
  return q && language !== 'en' ? { language } : {}
}

const search = (query: SearchQuery, after?: string) =>
  request(
    api.search.$get({ query: { ...givenIn(query), ...withLanguage(query.q), ...(after && { after }) } }),
  )

export type SearchAnswer = Awaited<ReturnType<typeof search>>
export type Facets = SearchAnswer['facets']

/** What stands in the page once there are results. */
export const resultsId = 'found'

/** Null when it cannot be had: the page says so and offers to ask again. */
export const findProducts = (query: SearchQuery) => search(query).catch(() => null)

export async function findMore(query: SearchQuery, after: string) {
  const { products, next } = await search(query, after)
  return { products, next }
}

/** No suggestions are no fault: she types on. */
export const suggest = (q: string, signal: AbortSignal): Promise<string[]> =>
  request(api.search.suggestions.$get({ query: { q, ...withLanguage(q) } }, { init: { signal } })).catch(
    () => [],
  )
