import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { emptyQuery } from '../search-query.ts'
import { SearchFilters } from './search-filters.tsx'

beforeAll(() => loadMessages('common', 'catalogue', 'search-results'))
afterEach(() => useRegionStore.setState({ region: null }))

const facets = {
  categories: [{ value: 'dresses', count: 1_600 }],
  brands: [{ value: 'Quince', count: 6 }],
  colours: [],
  sizes: [],
  price: null,
  cut: [],
}

test.each([
  [[], ['Dresses1,600', 'Quince6']],
  [['brands' as const], ['Dresses1,600', 'Quince6+']],
  [
    ['brands' as const, 'categories' as const],
    ['Dresses1,600+', 'Quince6+'],
  ],
])(
  'where a facet has counted the best matches alone (%s), each number says that it is the least',
  async (cut, said) => {
    await renderAt(
      '/',
      <SearchFilters query={emptyQuery} facets={{ ...facets, cut }} onChange={() => undefined} />,
    )
    const lines = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(lines).toEqual(said)
  },
)

async function shown(query = emptyQuery) {
  const onChange = vi.fn()
  useRegionStore.setState({ region: { country: 'DE', currency: 'EUR', isChosen: true } })
  await renderAt('/', <SearchFilters query={query} facets={facets} onChange={onChange} />)
  return onChange
}

test('limits of the price are in her money, and say so in the address', async () => {
  const onChange = await shown({ ...emptyQuery, max: '80' })
  expect(named('legend', 'Price · EUR')).toBeDefined()
  await press(named('button', 'Apply'))
  expect(onChange).toHaveBeenCalledWith({ min: '', max: '80', currency: 'EUR' })
})

test('an address that names other money keeps it', async () => {
  const onChange = await shown({ ...emptyQuery, max: '80', currency: 'USD' })
  await press(named('button', 'Apply'))
  expect(onChange).toHaveBeenCalledWith({ min: '', max: '80', currency: 'USD' })
})

test('she may leave out what does not ship to her country, and have it back', async () => {
  const leave = await shown()
  await press(document.querySelector('input[type=checkbox]'))
  expect(leave).toHaveBeenCalledWith({ ships: 'DE' })
  const back = await shown({ ...emptyQuery, ships: 'DE' })
  await press(document.querySelector('input[type=checkbox]'))
  expect(back).toHaveBeenCalledWith({ ships: '' })
})

test('what a picture finds is not asked where it ships to', async () => {
  await shown({ ...emptyQuery, look: 'x'.repeat(64) })
  expect(document.querySelector('input[type=checkbox]')).toBeNull()
})
