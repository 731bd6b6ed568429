import { beforeEach, expect, test, vi } from 'vitest'
import { bodyText, luxeState, signedInAs } from '#client/features/billing/testing.tsx'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { AccountNotices } from './account-notices.tsx'
import { Header } from './header.tsx'

beforeEach(async () => {
  sessionStorage.clear()
  await loadMessages('common', 'errors', 'billing', 'leaving')
})

const pastDue = {
  ...luxeState,
  subscription_status: 'past_due',
  grace_ends_at: '2026-11-27T09:00:00.000Z',
}

test('a failed payment is said on every page, with the day on which Luxe ends and the way to another card', async () => {
  const { asked } = await signedInAs(pastDue, {
    '/api/billing/portal': () => Response.json({ url: 'https://pay.example/portal' }),
  })
  vi.stubGlobal('open', () => null)
  await renderAt('/wishlist', <AccountNotices />)
  expect(bodyText()).toContain('Your last payment failed. You keep Luxe until November 27, 2026.')
  vi.stubGlobal('location', { assign: () => undefined })
  await press(named('button', 'Update payment'))
  expect(asked).toEqual([{ path: '/api/billing/portal', body: { flow: 'payment_method' } }])
})

test('once dismissed it stays away for this visit; the next failure is another one', async () => {
  await signedInAs(pastDue)
  await renderAt('/wishlist', <AccountNotices />)
  await press(named('button', 'Dismiss'))
  expect(bodyText()).toBe('')
  await renderAt('/dashboard', <AccountNotices />)
  expect(bodyText()).toBe('')
  await signedInAs({ ...pastDue, grace_ends_at: '2026-12-27T09:00:00.000Z' })
  await renderAt('/dashboard', <AccountNotices />)
  expect(bodyText()).toContain('December 27, 2026')
})

test('when the grace time is over the notice says that Luxe is closed, also to whom dismissed the first one', async () => {
  await signedInAs(pastDue)
  await renderAt('/wishlist', <AccountNotices />)
  await press(named('button', 'Dismiss'))
  await signedInAs({ ...pastDue, plan: 'free', is_premium: false })
  await renderAt('/wishlist', <AccountNotices />)
  expect(bodyText()).toContain('Your last payment failed, so Luxe is paused.')
  expect(bodyText()).not.toContain('You keep Luxe until')
})

test('an account on its way out is said with its day, and can be kept from any page', async () => {
  const { asked, server } = await signedInAs(
    { removal_due_at: '2026-12-04T09:00:00.000Z' },
    { '/api/account/removal': () => new Response(null, { status: 204 }) },
  )
  await renderAt('/wishlist', <AccountNotices />)
  expect(bodyText()).toContain('Your account will be deleted on December 4, 2026.')
  server.state = {}
  await press(named('button', 'Keep my account'))
  expect(asked.map(({ path }) => path)).toContain('/api/account/removal')
  expect(bodyText()).toBe('')
})

test('the header counts credits on the free plan, and nothing with Luxe', async () => {
  await signedInAs({ credits_remaining: 3 })
  await renderAt('/wishlist', <Header />)
  expect(bodyText()).toContain('3 credits')
  await signedInAs(luxeState)
  await renderAt('/wishlist', <Header />)
  expect(bodyText()).not.toMatch(/credit/)
})
