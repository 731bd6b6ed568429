import { beforeAll, expect, test } from 'vitest'
import { becomes, renderAt, type Role } from '#client/testing/shop.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import type { WishlistItem } from './stores/account-wishlist.ts'
import { WishlistCard } from './wishlist-card.tsx'

beforeAll(() => loadMessages('common', 'catalogue', 'wishlist', 'hearts'))

/** A Luxe piece on the list. */
async function show(role: Role, link: string, own: Partial<WishlistItem> = {}) {
  await becomes(role)
  const product: WishlistItem['product'] = {
    availability: 'in_stock',
    price: '$89.00',
    garment_category: null,
    is_luxe: true,
  }
  const item: WishlistItem = {
    itemId: 'a',
    productId: 'a',
    title: 'Velvet gown',
    brand: 'Maison',
    price: '$89.00',
    image: '',
    link,
    category: 'dresses',
    savedAt: '2026-11-01T00:00:00Z',
    product,
    ...own,
  }
  await renderAt('/wishlist', <WishlistCard item={item} priority={false} onRemove={() => undefined} />)
}

test.each(['free', 'premium'] as const)('a saved piece of Luxe is a paid link (%s)', async (role) => {
  await show(role, 'https://shop.example/gown')
  expect(document.querySelector('a')?.href).toBe('https://shop.example/gown')
  expect(document.querySelector('a')?.rel).toBe('sponsored noopener')
  expect(document.body.textContent).not.toContain('Luxe only')
})

test('a size that was chosen stands beside the piece', async () => {
  await show('free', 'https://shop.example/gown', { size: 'M', variantId: 'v' })
  expect(document.querySelector('p')?.textContent).toBe('Maison · Dresses · Size M')
})
