import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { expectPresent } from '#client/testing/expect-present.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import type { ShopItem } from '#shared/looks.ts'
import { SaveButton } from './save-button.tsx'
import { forgetWishlist } from './wishlist-store.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true }))
beforeAll(() => loadMessages('common', 'errors', 'hearts'))

const slip: ShopItem = {
  id: 'p1',
  name: 'Silk slip',
  brand: 'Sample',
  price: '$149',
  category: 'dresses',
  image: '/slip.webp',
  url: 'https://shop.example/slip',
}

/** The calls that the server received, in order; each is answered by hand. */
let heard: { call: string; answer: (response: Response | Error) => void }[] = []
let root: Root | undefined

async function show() {
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () => root?.render(<SaveButton product={slip} />))
  return container.querySelector('button') as HTMLButtonElement
}

beforeEach(async () => {
  localStorage.clear()
  useToasts.setState({ toasts: [] })
  heard = []
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path === '/api/app-state')
      return Promise.resolve(Response.json({ user: { id: '0-ada' }, plan: 'free' }))
    if (method === 'GET') return Promise.resolve(Response.json([]))
    return new Promise((resolve, reject) =>
      heard.push({
        call: method,
        answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
      }),
    )
  })
  forgetWishlist()
  await refreshAppState()
})
afterEach(() => act(async () => root?.unmount()))

const saved = () =>
  Response.json({ ...slip, itemId: slip.url, title: slip.name, productId: 'p1', product: null })
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed')
const tap = (button: HTMLElement) => act(async () => button.click())
const answer = (at: number, response: Response | Error) =>
  act(async () => expectPresent(heard[at], `call ${at}`).answer(response))
const said = () => useToasts.getState().toasts.map(({ title, description }) => `${title}: ${description}`)

test('the heart fills at once, and the toast comes when the server knows', async () => {
  const button = await show()
  expect(button.getAttribute('aria-label')).toBe('Save Silk slip')
  await tap(button)
  expect(isPressed(button)).toBe('true')
  expect(said()).toEqual([])
  await answer(0, saved())
  expect(isPressed(button)).toBe('true')
  expect(said()).toEqual(['Added to Wishlist: Silk slip'])
})

test('two quick taps reach the server in their order, and it ends as it began', async () => {
  const button = await show()
  await tap(button)
  await tap(button)
  expect(isPressed(button)).toBe('false')
  expect(heard.map(({ call }) => call)).toEqual(['POST'])
  await answer(0, saved())
  expect(heard.map(({ call }) => call)).toEqual(['POST', 'DELETE'])
  expect(isPressed(button)).toBe('false')
  await answer(1, new Response(null, { status: 204 }))
  expect(isPressed(button)).toBe('false')
  expect(said()).toEqual(['Removed from Wishlist: Silk slip'])
})

test('when it cannot be saved the heart is empty again, and it says so', async () => {
  const button = await show()
  await tap(button)
  await answer(0, new TypeError('Failed to fetch'))
  expect(isPressed(button)).toBe('false')
  expect(useToasts.getState().toasts).toMatchObject([
    { title: 'We couldn’t update your wishlist', tone: 'error' },
  ])
})
