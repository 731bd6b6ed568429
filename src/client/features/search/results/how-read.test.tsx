import { beforeAll, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { emptyQuery } from '#client/features/catalogue/search-query.ts'
import type { SearchAnswer } from '../search-calls.ts'
import { HowRead } from './how-read.tsx'

beforeAll(() => loadMessages('common', 'search-results'))

const answer: SearchAnswer = {
  products: [],
  total: 0,
  isCut: false,
  corrected: null,
  letGo: ['orange', 'under $20'],
  isWish: false,
  understood: [
    { words: 'midi skirt', without: 'not black' },
    { words: 'not black', without: 'midi skirt' },
  ],
  facets: { brands: [], colours: [], sizes: [], categories: [], price: null, cut: [] },
  next: null,
}
const query = { ...emptyQuery, q: 'orange midi skirt not black under $20' }

test('what was understood is a chip each, and a press asks without it', async () => {
  const onLeave = vi.fn()
  await renderAt('/', <HowRead query={query} answer={answer} onLeave={onLeave} />)
  expect(document.body.textContent).toContain('orange and under $20')
  await press(named('button', 'Remove from your search: not black'))
  expect(onLeave).toHaveBeenCalledWith({ ...query, q: 'midi skirt' })
})

test('a wish is handed to Sophia with its words', async () => {
  await renderAt(
    '/',
    <HowRead query={query} answer={{ ...answer, isWish: true }} onLeave={() => undefined} />,
  )
  expect(named('a', 'Ask Sophia')?.getAttribute('href')).toBe(
    '/dashboard?stylist=chat&say=orange+midi+skirt+not+black+under+%2420',
  )
})
