import { beforeAll, beforeEach, expect, test } from 'vitest'
import { closeUpgrade, useUpgrade } from '#client/features/billing/upgrade-store.ts'
import { becomes, named, press, renderAt, type Role } from '#client/testing/shop.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import type { WishlistItem } from './stores/account-wishlist.ts'
import { WishlistCard } from './wishlist-card.tsx'

beforeAll(() => loadMessages('common', 'catalogue', 'wishlist', 'hearts'))
beforeEach(closeUpgrade)

const Upgrade = () => <output id="upgrade">{useUpgrade()?.modal}</output>

/** A Luxe piece on the list, with the link that the server sent while Luxe was active. */
async function show(role: Role, link: string) {
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
  }
  await renderAt(
    '/wishlist',
    <>
      <WishlistCard item={item} priority={false} onRemove={() => undefined} />
      <Upgrade />
    </>,
  )
}

test.each(['', 'https://shop.example/gown'])(
  'without Luxe the way to the shop of one of its pieces is a lock that leads to Luxe, never a dead button (%s)',
  async (link) => {
    await show('free', link)
    expect(document.querySelector('a')).toBeNull()
    await press(named('button', /Visit/))
    expect(document.getElementById('upgrade')?.textContent).toBe('luxe')
  },
)

test('with Luxe it is a paid link', async () => {
  await show('premium', 'https://shop.example/gown')
  expect(document.querySelector('a')?.href).toBe('https://shop.example/gown')
  expect(document.querySelector('a')?.rel).toBe('sponsored noopener')
})
