import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setRegion, useRegionStore } from '#client/i18n/region.ts'
import { refreshAppState } from '#client/session/app-state.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { beginRegion, meetAccount } from './keep-region.ts'

const rates = { EUR: { dollars: 1.14, date: '2026-11-26' } }
let calls: string[] = []

/** A server that sees the call come from a country, and knows an account with a country where one is signed in. */
function serve(country: string | null, account?: { country: string | null }) {
  calls = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = typeof init?.body === 'string' ? ` ${init.body}` : ''
    calls.push(`${init?.method ?? 'GET'} ${path}${body}`)
    if (path === '/api/region') return Response.json({ country })
    if (path === '/api/rates') return Response.json({ rates })
    if (path === '/api/app-state')
      return account
        ? Response.json({ user: { id: '0-a' }, credits_remaining: 5, ...account })
        : Response.json({ message: 'Not authenticated' }, { status: 401 })
    return new Response(null, { status: 204 })
  })
}

const now = () => useRegionStore.getState()
const told = () => useToasts.getState().toasts.map(({ title }) => title)

beforeEach(() => {
  localStorage.clear()
  useRegionStore.setState({ region: null, rates: null })
  useToasts.setState({ toasts: [] })
})
afterEach(() => vi.restoreAllMocks())

test('on a first visit the country is guessed from the network, told in one line, and the rates are fetched', async () => {
  serve('DE')
  await beginRegion()
  expect(now().region).toEqual({ country: 'DE', currency: 'EUR', isChosen: false })
  expect(now().rates?.rates).toEqual(rates)
  expect(told()).toEqual(['Your country: Germany. Prices in EUR.'])
  await beginRegion()
  expect(calls).toEqual(['GET /api/region', 'GET /api/rates'])
  expect(told()).toHaveLength(1)
})

test("where nobody knows, her browser's language says it, and nothing is told", async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT')
  serve(null)
  await beginRegion()
  expect(now().region).toEqual({ country: 'AT', currency: 'EUR', isChosen: false })
  expect(told()).toEqual([])
})

test('a language without a country leaves prices as the shops ask them', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de')
  serve(null)
  await beginRegion()
  expect(now()).toEqual({ region: null, rates: null })
  expect(calls).toEqual(['GET /api/region'])
})

test('her choice is saved in her account, once, and a guess is not', async () => {
  serve('DE', { country: null })
  await act(() => refreshAppState())
  await beginRegion()
  setRegion({ country: 'JP', currency: 'JPY', isChosen: true })
  setRegion({ country: 'JP', currency: 'JPY', isChosen: true })
  const saved = calls.filter((call) => call.startsWith('PUT'))
  expect(new Set(saved)).toEqual(new Set(['PUT /api/account/country {"country":"JP"}']))
})

test('a new device takes the country of her account in place of its guess', () => {
  setRegion({ country: 'DE', currency: 'EUR', isChosen: false })
  meetAccount('BR')
  expect(now().region).toEqual({ country: 'BR', currency: 'BRL', isChosen: true })
})

test('what she has chosen before she signed in goes into an account that knows none', async () => {
  serve('DE', { country: null })
  setRegion({ country: 'IT', currency: 'EUR', isChosen: true })
  meetAccount(null)
  expect(now().region?.country).toBe('IT')
  expect(calls).toContain('PUT /api/account/country {"country":"IT"}')
})

test('what she has chosen on this device stays, whatever another device has chosen', () => {
  setRegion({ country: 'IT', currency: 'EUR', isChosen: true })
  meetAccount('BR')
  expect(now().region?.country).toBe('IT')
})
