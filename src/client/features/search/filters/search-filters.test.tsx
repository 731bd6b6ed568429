import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { emptyQuery } from '../search-query.ts'
import { SearchFilters } from './search-filters.tsx'

beforeAll(() => loadMessages('common', 'catalogue', 'search-results'))

const facets = {
  categories: [{ value: 'dresses', count: 1_600 }],
  brands: [{ value: 'Quince', count: 6 }],
  colours: [],
  sizes: [],
  price: null,
}

test.each([
  [false, ['Dresses1,600', 'Quince6']],
  [true, ['Dresses1,600+', 'Quince6+']],
])(
  'where more match than were counted (%s), each number says that it is the least',
  async (isEstimated, said) => {
    await renderAt(
      '/',
      <SearchFilters
        query={emptyQuery}
        facets={facets}
        isEstimated={isEstimated}
        onChange={() => undefined}
      />,
    )
    const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(lines).toEqual(said)
  },
)
