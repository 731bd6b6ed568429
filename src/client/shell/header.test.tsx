import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { becomes, renderAt } from '#client/testing/shop.tsx'
import { Header } from './header.tsx'

beforeAll(() => loadMessages('common', 'notifications'))

test.each(['visitor', 'free'] as const)(
  'where the bottom bar is not, the header has its links (%s)',
  async (role) => {
    await becomes(role)
    await renderAt('/explore', <Header />)
    const links = document.querySelectorAll('header nav a')
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/fitting-room',
      '/closet',
      '/wishlist',
    ])
  },
)
