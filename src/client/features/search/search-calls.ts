import { currentLanguage } from '#client/i18n/language.ts'
import { api, request } from '#client/lib/api.ts'
import { givenIn, type SearchQuery } from './search-query.ts'

/** 'Robe' means dress in French and bathrobe in English: the server reads the words in the shopper's language. */
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

/** The id of the element that holds the results. */
export const resultsId = 'found'

/** Null when it cannot be loaded: the page says so and offers to try again. */
export const findProducts = (query: SearchQuery) => search(query).catch(() => null)

export async function findMore(query: SearchQuery, after: string) {
  const { products, next } = await search(query, after)
  return { products, next }
}

/** Missing suggestions are not reported, because typing goes on without them. */
export const suggest = (q: string, signal: AbortSignal): Promise<string[]> =>
  request(api.search.suggestions.$get({ query: { q, ...withLanguage(q) } }, { init: { signal } })).catch(
    () => [],
  )
