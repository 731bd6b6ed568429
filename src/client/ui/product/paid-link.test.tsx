import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { PaidLink } from './paid-link.tsx'
import { renderAt } from '#client/testing/shop.tsx'

beforeAll(() => loadMessages('common', 'catalogue'))

const show = (href: string) =>
  renderAt(
    '/',
    <PaidLink
      href={href}
      piece={{ brand: 'Quince', name: 'Silk slip' }}
      productId="aaaaaaaaaaaaaaaaaaaaaaaaaa"
      place="detail"
    >
      <b>Shop now</b>
    </PaidLink>,
  )
const link = () => document.querySelector('a')

test('a paid link says so to eye and ear, opens a tab of its own, and lets nobody reach back', async () => {
  await show('https://shop.example/slip')
  expect(link()?.getAttribute('rel')).toBe('sponsored noopener')
  expect(link()?.getAttribute('target')).toBe('_blank')
  expect(link()?.textContent).toBe('Shop now at Quince: Silk slip Paid link (opens in a new tab)')
  expect(link()?.querySelector('span:not(.sr-only)')?.textContent).toContain('Paid link')
})

test('who follows it is counted, by product and place', async () => {
  const sent = vi.fn(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true })
  await show('https://shop.example/slip')
  link()?.addEventListener('click', (event) => event.preventDefault())
  await act(async () => link()?.click())
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    '/api/clicks',
    JSON.stringify({ productId: 'aaaaaaaaaaaaaaaaaaaaaaaaaa', place: 'detail' }),
  )
})

test.each(['', '#', 'https://shop.example/undefined', 'javascript:alert(1)'])(
  'what leads nowhere (%j) is no link',
  async (href) => {
    await show(href)
    expect(link()).toBeNull()
  },
)
