import { currentLanguage } from '#client/i18n/language.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { api, request } from '#client/lib/api.ts'
import { givenIn, type SearchQuery } from '#client/features/catalogue/search-query.ts'

/** 'Robe' means dress in French and bathrobe in English: the server reads the words in the shopper's language. */
const withLanguage = (q: string) => {
  const language = currentLanguage()
  return q && language !== 'en' ? { language } : {}
}

/** A size and a sum without a name are those of her country. */
const withCountry = (q: string) => {
  const country = useRegionStore.getState().region?.country
  return country && /[\p{N}一二三四五六七八九十百千万]/u.test(q) ? { country } : {}
}

const asked = (query: SearchQuery) => ({
  ...givenIn(query),
  ...withLanguage(query.q),
  ...withCountry(query.q),
})

const search = (query: SearchQuery) =>
  query.look
    ? request(api.search.alike.$get({ query: { ...givenIn(query), look: query.look } }))
    : request(api.search.$get({ query: asked(query) }))

export type SearchAnswer = Awaited<ReturnType<typeof search>>
export type Facets = SearchAnswer['facets']

/** The id of the element that holds the results. */
export const resultsId = 'found'

/** Null when it cannot be loaded: the page says so and offers to try again. */
export const findProducts = (query: SearchQuery) => search(query).catch(() => null)

/** What follows the first results, for Luxe. */
export const findMore = (query: SearchQuery, after: string) =>
  request(api.search.further.$get({ query: { ...asked(query), after } }))

/** Missing suggestions are not reported, because typing goes on without them. */
export const suggest = (q: string, signal: AbortSignal): Promise<string[]> =>
  request(api.search.suggestions.$get({ query: { q, ...withLanguage(q) } }, { init: { signal } })).catch(
    () => [],
  )
