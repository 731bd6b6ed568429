import { codePattern } from '#shared/alike/code-pattern.ts'
import { productCategories, shopAllFilters } from '@cabine/sophia/vocabulary/product-categories.ts'
import { searchSorts, type SearchSort } from '#shared/search-sorts.ts'
import { herSizePattern } from '#shared/sizes/her-size.ts'

/** The search. All of it is in the address, so that back, reload and sharing restore it. */
export type SearchQuery = {
  q: string
  /** The code of a picture, whose likes are searched for; empty for a search by words. */
  look: string
  category: string
  brand: string
  colour: string
  size: string
  /** A size of her own system: 'clothes:UK:10'. */
  fit: string
  /** In whole units of the currency, as typed; empty for no limit. */
  min: string
  max: string
  /** In what money they are; without one in each product's own. */
  currency: string
  /** A country: what does not ship there is left out. */
  ships: string
  sort: SearchSort
}

export const emptyQuery: SearchQuery = {
  q: '',
  look: '',
  category: '',
  brand: '',
  colour: '',
  size: '',
  fit: '',
  min: '',
  max: '',
  currency: '',
  ships: '',
  sort: 'relevance',
}

export const searchCategories = [...new Set([...shopAllFilters, ...productCategories])].filter(
  (category) => category !== 'all',
)
export type SearchCategory = (typeof searchCategories)[number]
export const isCategory = (value: string): value is SearchCategory =>
  searchCategories.some((category) => category === value)

/** Values that the server would refuse are left out, because addresses can be typed or cut. */
const readings: { [Key in keyof SearchQuery]: (value: string) => SearchQuery[Key] | null } = {
  q: (value) => value.trim().slice(0, 200),
  look: (value) => (codePattern.test(value) ? value : null),
  category: (value) => (isCategory(value) ? value : null),
  brand: (value) => value.trim().slice(0, 120),
  colour: (value) => value.trim().slice(0, 60),
  size: (value) => value.trim().slice(0, 40),
  fit: (value) => (herSizePattern.test(value) ? value : null),
  min: (value) => amount(value),
  max: (value) => amount(value),
  currency: (value) => (/^[A-Z]{3}$/.test(value) ? value : null),
  ships: (value) => (/^[A-Z]{2}$/.test(value) ? value : null),
  sort: (value) => searchSorts.find((sort) => sort === value) ?? null,
}

/** A price as typed: many countries write a decimal comma. */
export function amount(typed: string) {
  const text = typed.trim().replace(',', '.')
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? text : null
}

export const searchKeys = Object.keys(emptyQuery) as (keyof SearchQuery)[]

export function readQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search)
  const read = searchKeys.map((key) => {
    const value = params.get(key)
    return [key, (value !== null && readings[key](value)) || emptyQuery[key]]
  })
  return Object.fromEntries(read)
}

/** Money without an amount says nothing. */
const isIdle = (key: keyof SearchQuery, { min, max }: SearchQuery) =>
  key === 'currency' && min === '' && max === ''

/** Only the values that differ from the empty search. */
export const givenIn = (query: SearchQuery): Record<string, string> =>
  Object.fromEntries(
    searchKeys
      .filter((key) => query[key] !== emptyQuery[key] && !isIdle(key, query))
      .map((key) => [key, query[key]]),
  )

export function searchPath(query: SearchQuery) {
  const params = new URLSearchParams(givenIn(query)).toString()
  return params ? `/search?${params}` : '/search'
}

const filterKeys = ['category', 'brand', 'colour', 'size', 'fit', 'min', 'max', 'ships'] as const
export type FilterKey = (typeof filterKeys)[number]

export const activeFilters = (query: SearchQuery) => filterKeys.filter((key) => query[key] !== '')

export const withoutFilters = (query: SearchQuery): SearchQuery => ({
  ...emptyQuery,
  q: query.q,
  look: query.look,
  sort: query.sort,
})
