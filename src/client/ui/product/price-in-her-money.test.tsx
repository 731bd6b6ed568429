import { act } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { setRates, setRegion, useRegionStore } from '#client/i18n/region.ts'
import { makeProduct, renderAt } from '#client/testing/shop.tsx'
import { CountrySelect } from '../country-select.tsx'
import { TextPrice } from './price-in-her-money.tsx'
import { ProductPrice } from './product-price.tsx'

const kept = {
  askedAt: 0,
  rates: {
    USD: { dollars: 1, date: '2026-11-26' },
    EUR: { dollars: 1.14, date: '2026-11-26' },
    JPY: { dollars: 0.0066, date: '2026-11-26' },
  },
}

beforeAll(() => loadMessages('common', 'catalogue', 'region'))
beforeEach(() => useRegionStore.setState({ region: null, rates: kept }))

const inGermany = () => setRegion({ country: 'DE', currency: 'EUR', isChosen: false })
const seen = () =>
  [...document.querySelectorAll('#root [aria-hidden] > span > span')]
    .map(({ textContent }) => textContent)
    .join(' · ')
const heard = () =>
  [...document.querySelectorAll('#root .sr-only')].map(({ textContent }) => textContent).join(' ')

test("a price from elsewhere is about so much in her money, with the shop's own beside it", async () => {
  inGermany()
  await renderAt('/', <ProductPrice product={makeProduct()} />)
  expect(seen()).toBe('about €78 · $89')
  expect(heard()).toBe('about €78; the shop’s price is $89')
})

test('a sale keeps the former price of the shop, which is not converted', async () => {
  inGermany()
  await renderAt('/', <ProductPrice product={makeProduct({ list_price_cents: 12_000 })} />)
  expect(seen()).toBe('about €78 · $89')
  expect(document.querySelector('s')?.textContent).toBe('$120')
  expect(heard()).toBe('On sale for about €78; the shop’s price is $89 before')
})

test('a range is one in her money, too; a card says where it begins, and all of it to the ear', async () => {
  inGermany()
  const product = makeProduct({ most_price_cents: 9900 })
  await renderAt('/', <ProductPrice product={product} />)
  expect(seen().replaceAll(/\s/g, ' ')).toBe('about €78 – €87 · $89 – $99')
  await renderAt('/', <ProductPrice product={product} isShort />)
  expect(seen()).toBe('from about €78 · from $89')
})

test.each([
  ['in her own money', makeProduct({ currency: 'EUR' }), '€89'],
  ['without an amount', makeProduct({ price: '', price_cents: null }), 'Price varies'],
  ['in money without a rate', makeProduct({ currency: 'GEL' }), 'GEL 89'],
])('a price %s stands alone', async (_, product, shown) => {
  inGermany()
  await renderAt('/', <ProductPrice product={product} />)
  expect(document.querySelector('#root')?.textContent?.replace(/\s/g, ' ')).toBe(shown)
})

test('nothing is converted before her country and the rates are known', async () => {
  await renderAt('/', <ProductPrice product={makeProduct()} />)
  expect(document.querySelector('#root')?.textContent).toBe('$89')
  inGermany()
  await act(async () => useRegionStore.setState({ rates: null }))
  expect(document.querySelector('#root')?.textContent).toBe('$89')
  await act(async () => setRates(kept))
  expect(seen()).toBe('about €78 · $89')
})

test('a price that is only known as text is read', async () => {
  inGermany()
  await renderAt(
    '/',
    <p>
      <TextPrice text="$1,249.00" />, <TextPrice text="kr 100" />
    </p>,
  )
  expect(seen()).toBe('about €1,100 · $1,249')
  expect(document.querySelector('p')?.textContent).toContain(', kr 100')
})

test('the country that she chooses changes every price at once, and is kept as her choice', async () => {
  inGermany()
  await renderAt(
    '/',
    <>
      <CountrySelect />
      <ProductPrice product={makeProduct()} />
    </>,
  )
  const select = document.querySelector('select')!
  expect(select.getAttribute('aria-label')).toBe('Country')
  expect(select.selectedOptions[0]?.textContent).toBe('Germany · EUR')
  await act(async () => {
    select.value = 'JP'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(seen()).toBe('about ¥13,500 · $89')
  expect(JSON.parse(localStorage.getItem('region') ?? '')).toEqual({
    country: 'JP',
    currency: 'JPY',
    isChosen: true,
  })
})

test('who has no country yet is asked for one', async () => {
  await renderAt('/', <CountrySelect />)
  expect(document.querySelector('select')?.selectedOptions[0]?.textContent).toBe('Choose your country')
})
