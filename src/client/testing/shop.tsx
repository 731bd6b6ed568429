import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

export const makeProduct = (own: Partial<Product> = {}): Product => ({
  id: 'aaaaaaaaaaaaaaaaaaaaaaaaaa',
  title: 'Quince | Silk slip',
  name: 'Silk slip',
  brand: 'Quince',
  price: '$89.00',
  price_cents: 8900,
  list_price_cents: null,
  currency: 'USD',
  product_url: 'https://shop.example/slip',
  image_url: 'https://cdn.shop.example/slip.jpg',
  additional_images: [],
  dominant_color: null,
  category: 'dresses',
  colour: 'olive',
  colour_family: 'green',
  sizes: ['S', 'M'],
  occasions: [],
  availability: 'in_stock',
  garment_category: 'dresses',
  is_luxe: false,
  is_sample: false,
  ...own,
})

type Answer = (url: URL, init?: RequestInit) => Response | Promise<Response> | undefined

export type Role = 'visitor' | 'free' | 'premium'

const appStateFor = (role: Role) =>
  role === 'visitor'
    ? Response.json({ error: 'not_authenticated', message: 'Not authenticated' }, { status: 401 })
    : Response.json({ user: { id: '0-a' }, plan: role, is_premium: role === 'premium', credits_remaining: 5 })

/** A server that knows the shopper as `role`, and answers other calls by `answer`. */
export async function becomes(role: Role, answer: Answer = () => undefined) {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const url = new URL(path, 'http://localhost')
    if (url.pathname === '/api/app-state') return appStateFor(role)
    return (await answer(url, init)) ?? Response.json({ error: 'not_found' }, { status: 404 })
  })
  await act(async () => {
    forgetAppState()
    await refreshAppState()
  })
}

let root: Root | undefined

/**
 * Renders the element at an address of the app until the test ends. Returns the router, which tells where it
 * has led.
 */
export async function renderAt(path: string, element: ReactNode) {
  await leave()
  onTestFinished(leave)
  document.body.innerHTML = '<div id="root"></div>'
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  root = createRoot(document.getElementById('root')!)
  await act(async () => root?.render(<RouterProvider router={router} />))
  return router
}

async function leave() {
  await act(async () => root?.unmount())
  root = undefined
}

export const press = (element: Element | null | undefined) =>
  act(async () => (element as HTMLElement | null)?.click())

export const named = (selector: string, name: RegExp | string) =>
  [...document.querySelectorAll(selector)].find((one) => {
    const said = one.getAttribute('aria-label') ?? one.textContent ?? ''
    return typeof name === 'string' ? said.trim() === name : name.test(said)
  })
