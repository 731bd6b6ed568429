import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { forgetHerSizes } from '#client/features/catalogue/her-sizes-key.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { emptyQuery } from '#client/features/catalogue/search-query.ts'
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

test('a picture is asked where what looks like it ships to, as words are', async () => {
  const leave = await shown({ ...emptyQuery, look: 'x'.repeat(64) })
  await press(document.querySelector('input[type=checkbox]'))
  expect(leave).toHaveBeenCalledWith({ ships: 'DE' })
})

const sized = {
  ...facets,
  sizes: [
    { value: 'M', count: 4 },
    { value: 'US 6', count: 2 },
  ],
}

async function showSizes(query = emptyQuery) {
  const onChange = vi.fn()
  useRegionStore.setState({ region: { country: 'GB', currency: 'GBP', isChosen: true } })
  await renderAt('/', <SearchFilters query={query} facets={sized} onChange={onChange} />)
  return onChange
}

test("sizes are her country's, and letters as the shops have them; one choice takes the place of the other", async () => {
  const onChange = await showSizes()
  expect(named('legend', 'Size · UK')).toBeDefined()
  await press(named('button', 'UK 10'))
  expect(onChange).toHaveBeenLastCalledWith({ fit: 'clothes:UK:10', size: '' })
  await press(named('button', 'M'))
  expect(onChange).toHaveBeenLastCalledWith({ size: 'M', fit: '' })
  expect(named('button', 'US 6')).toBeUndefined()
})

test('what she asks for is her size of the next pieces, until she logs out', async () => {
  await showSizes()
  await press(named('button', 'UK 10'))
  await press(named('button', 'M'))
  expect(JSON.parse(localStorage.getItem('her-sizes') ?? '')).toEqual({
    clothes: 'clothes:UK:10',
    letter: 'm',
  })
  forgetHerSizes()
  expect(localStorage.getItem('her-sizes')).toBeNull()
})

test('a size of another country that an address has brought stays in sight, and is taken back by a press', async () => {
  const onChange = await showSizes({ ...emptyQuery, fit: 'shoes:cm:24.5' })
  expect(named('legend', 'Shoes · cm')).toBeDefined()
  const chosen = named('button', '24.5 cm')
  expect(chosen?.getAttribute('aria-pressed')).toBe('true')
  await press(chosen)
  expect(onChange).toHaveBeenCalledWith({ fit: '', size: '' })
})
