import { act } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeUpgrade, useUpgrade } from '#client/features/billing/upgrade-store.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { ShopAllModal } from './shop-all-modal.tsx'
import { becomes, makeProduct, named, press, renderAt } from '#client/testing/shop.tsx'

beforeAll(() => loadMessages('common', 'catalogue', 'shop-all', 'hearts'))
beforeEach(() => {
  closeUpgrade()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const asked: string[] = []
const shop = (url: URL) => {
  asked.push(url.pathname + url.search)
  if (url.pathname === '/api/top-picks') return Response.json([makeProduct()])
  if (url.pathname === '/api/wishlist') return Response.json([])
  if (url.pathname !== '/api/shop-all-products') return undefined
  const { category, after } = Object.fromEntries(url.searchParams)
  if (category === 'home') return Response.json([])
  if (after) return Response.json([makeProduct({ id: 'a1' }), makeProduct({ id: 'a2', name: 'Second' })])
  return Response.json([makeProduct({ id: 'a1', name: 'First' })], {
    headers: { link: `</api/shop-all-products?category=${category}&after=7.1>; rel="next"` },
  })
}

const Upgrade = () => <output id="upgrade">{useUpgrade()?.modal}</output>
const open = (path = '/dashboard?shop=all') =>
  renderAt(
    path,
    <>
      <ShopAllModal />
      <Upgrade />
    </>,
  )
const text = () => document.querySelector('dialog')?.textContent ?? ''

describe('spec 2.2.13, 2.6.1, 2.6.2: who may shop all', () => {
  test('a visitor finds a gate with a way to log in that leads back here', async () => {
    await becomes('visitor', shop)
    await open()
    expect(text()).toContain('Unlock the Full Closet')
    const login = named('a', 'Login')
    const { pathname, searchParams } = new URL(login?.getAttribute('href') ?? '', 'http://localhost')
    expect(pathname).toBe('/auth')
    expect(searchParams.get('next')).toBe('/dashboard?shop=all')
    expect(named('button', 'Upgrade to Luxe')).toBeUndefined()
  })

  test('signed in without Luxe, the same gate leads to the upgrade', async () => {
    await becomes('free', shop)
    await open()
    expect(text()).toContain('Unlock the Full Closet')
    expect(named('a', 'Login')).toBeUndefined()
    await press(named('button', 'Upgrade to Luxe'))
    expect(document.getElementById('upgrade')?.textContent).toBe('luxe')
    expect(asked.filter((path) => path.startsWith('/api/shop-all'))).toEqual([])
  })

  test('with Luxe it is all there, by category and page after page', async () => {
    await becomes('premium', shop)
    const router = await open()
    expect(text()).not.toContain('Unlock')
    expect([...document.querySelectorAll('label')].map((label) => label.textContent).join(', ')).toBe(
      'All, Tops, Bottoms, Dresses, Outerwear, Shoes, Accessories, Bags, Home',
    )
    expect(text()).toContain('First')
    await press(named('button', 'Show more'))
    expect(asked.at(-1)).toBe('/api/shop-all-products?category=all&after=7.1')
    expect(
      [...document.querySelectorAll('article')].map((card) => card.querySelector('h3')?.textContent),
    ).toEqual(['QuinceFirst', 'QuinceSecond'])
    expect(named('button', 'Show more')).toBeUndefined()

    await act(async () => document.querySelector<HTMLInputElement>('input[value="home"]')?.click())
    expect(router.state.location.search).toBe('?shop=home')
    expect(text()).toContain('No products found in this category.')
  })
})
