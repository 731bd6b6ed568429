import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import type { ShopItem } from '#shared/looks.ts'
import { ShopTheLook } from './shop-the-look.tsx'

beforeAll(() => loadMessages('common', 'errors', 'looks', 'billing', 'catalogue', 'hearts'))
let root: Root | undefined
afterEach(() => act(async () => root?.unmount()))

const slip: ShopItem = {
  name: 'Silk slip',
  brand: 'Sample',
  price: '$149.00 at Nordstrom',
  category: 'dresses',
  image: '/a.webp',
  url: 'https://shop.example/slip',
}
const slipId = 'a'.repeat(26)
const keptId = 'c'.repeat(26)
/** An editor's: the ways to the shops are asked for with Luxe. */
const items: ShopItem[] = [
  { ...slip, id: slipId, url: '' },
  { name: 'Sandals', brand: '', price: 'SOLD OUT', category: 'shoes', image: '/b.webp', url: '#' },
]

let asked: string[] = []

/** From now on the server says that the shopper has this plan. */
const serve = (plan: 'free' | 'premium') =>
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.startsWith('/api/shop-links'))
      return plan === 'premium'
        ? Response.json({ [slipId]: 'https://shop.example/slip', [keptId]: 'https://shop.example/slip' })
        : Response.json({ error: 'premium_required', message: 'This is part of Luxe.' }, { status: 403 })
    if (path === '/api/wishlist') return Response.json([])
    return Response.json({ user: { id: '0-a' }, plan, is_premium: plan === 'premium', credits_remaining: 5 })
  })

/** Renders the list for a shopper on this plan, which the server reports. */
async function show(plan: 'free' | 'premium', shown: ShopItem[] = items) {
  asked = []
  serve(plan)
  await refreshAppState()
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () => root?.render(<ShopTheLook items={shown} />))
  return container
}

describe('spec 2.6.3: the shop-the-look list', () => {
  test('without Luxe nothing of it can be reached, and it says how to', async () => {
    const list = await show('free')
    expect(list.querySelector('ul')?.hasAttribute('inert')).toBe(true)
    expect(list.querySelectorAll('a')).toHaveLength(0)
    for (const button of list.querySelectorAll('ul button'))
      expect(button.hasAttribute('disabled')).toBe(true)
    expect(list.textContent).toContain('Upgrade to Luxe to shop the full look')
  })

  test('what she has chosen herself came with the ways to its shops, and is open without Luxe', async () => {
    const list = await show('free', [slip, { ...slip, name: 'Tee', url: 'https://shop.example/tee' }])
    expect(list.querySelector('ul')?.hasAttribute('inert')).toBe(false)
    expect([...list.querySelectorAll('a')].map((link) => link.href)).toEqual([
      'https://shop.example/slip',
      'https://shop.example/tee',
    ])
    expect(list.textContent).not.toContain('Upgrade to Luxe')
  })

  test('a piece of her own beside those of an editor is open, and they are not', async () => {
    const list = await show('free', [slip, { ...slip, name: 'Tee', url: '' }])
    const [open, locked] = list.querySelectorAll('ul')
    expect(open?.querySelector('a')?.href).toBe('https://shop.example/slip')
    expect(open?.hasAttribute('inert')).toBe(false)
    expect(locked?.hasAttribute('inert')).toBe(true)
    expect(locked?.textContent).toContain('Tee')
    expect(list.textContent).toContain('Upgrade to Luxe to shop the full look')
  })

  test('with Luxe a piece leads to its shop as a paid link; one without an address leads nowhere', async () => {
    const list = await show('premium')
    expect(list.querySelector('ul')?.hasAttribute('inert')).toBe(false)
    const [link, ...others] = list.querySelectorAll('a')
    expect(others).toHaveLength(0)
    expect(link?.getAttribute('rel')).toBe('sponsored noopener')
    expect(link?.getAttribute('target')).toBe('_blank')
    expect(link?.textContent).toContain('Paid link')
    expect(link?.textContent).toContain('Silk slip')
    expect(list.textContent).toContain('$149')
    expect(list.textContent).not.toContain('Nordstrom')
    expect(list.textContent).toContain('Sold out')
  })

  test('with a plan that ends while the page is open it closes at the next read', async () => {
    const list = await show('premium')
    expect(list.querySelectorAll('a')).toHaveLength(1)
    serve('free')
    await act(() => refreshAppState())
    expect(list.querySelectorAll('a')).toHaveLength(0)
    expect(list.querySelector('ul')?.hasAttribute('inert')).toBe(true)
    expect(list.textContent).toContain('Upgrade to Luxe to shop the full look')
  })

  test('where the server refuses the links, because the plan has ended, it closes too', async () => {
    const list = await show('premium')
    serve('free')
    const otherId = 'b'.repeat(26)
    await act(async () => root?.render(<ShopTheLook items={[{ ...slip, id: otherId, url: '' }]} />))
    await vi.waitFor(() => expect(list.querySelector('ul')?.hasAttribute('inert')).toBe(true))
  })

  test('without Luxe its hearts are shut too; with it they save', async () => {
    const heart = 'button[aria-label="Save Silk slip"]'
    expect((await show('free')).querySelector(heart)?.hasAttribute('disabled')).toBe(true)
    expect(asked).not.toContain('/api/wishlist')
    await act(async () => root?.unmount())
    expect((await show('premium')).querySelector(heart)?.hasAttribute('disabled')).toBe(false)
  })

  test('the ways to the shops are asked for with Luxe alone, and only for pieces that came without', async () => {
    const kept = { ...slip, id: keptId, url: '' }
    const old = { ...slip, id: 'white-tee', name: 'Old tee', url: '' }
    await show('free', [kept, old])
    expect(asked.filter((path) => path.includes('shop-links'))).toEqual([])
    await act(async () => root?.unmount())
    const list = await show('premium', [kept, old])
    expect(asked.filter((path) => path.includes('shop-links'))).toEqual([`/api/shop-links?ids=${keptId}`])
    expect([...list.querySelectorAll('a')].map((link) => link.href)).toEqual(['https://shop.example/slip'])
  })
})
