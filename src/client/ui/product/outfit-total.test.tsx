import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { makeProduct, renderAt } from '#client/testing/shop.tsx'
import { OutfitTotal } from './outfit-total.tsx'

const date = '2026-11-26'
const rates = { askedAt: 0, rates: { USD: { dollars: 1, date }, EUR: { dollars: 1.14, date } } }

beforeAll(() => loadMessages('common', 'sophia'))
beforeEach(() => useRegionStore.setState({ region: null, rates }))

const cheap = makeProduct({ id: 'a', price_cents: 2_500 })
const dear = makeProduct({ id: 'b', price_cents: 8_900 })

async function shown(...pieces: (typeof cheap)[]) {
  await renderAt('/', <OutfitTotal pieces={pieces} words="sophia.total" />)
  return document.querySelector('#root')?.textContent
}

test('an outfit costs about so much in her money, and what the shops ask stands beside it', async () => {
  expect(await shown(cheap, dear)).toBe('$114 in total')
  useRegionStore.setState({ region: { country: 'DE', currency: 'EUR', isChosen: true } })
  expect(await shown(cheap, dear)).toBe('about €100 in total · $114')
})

test('a sum of several currencies, or of a price that is not known, is not told', async () => {
  expect(await shown(cheap, makeProduct({ id: 'c', currency: 'EUR' }))).toBe('')
  expect(await shown(cheap, makeProduct({ id: 'd', price_cents: null }))).toBe('')
})
