import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useUpgrade } from '#client/features/billing/upgrade-store.ts'
import { bodyText, luxeState, signedInAs } from '#client/features/billing/testing.tsx'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { LuxeEnded } from './luxe-ended.tsx'

beforeEach(async () => {
  localStorage.clear()
  await loadMessages('common', 'errors', 'notifications')
})

const ended = { ...luxeState, plan: 'free', is_premium: false, subscription_status: 'canceled' }

const Modal = () => <p>{`modal: ${useUpgrade()?.modal ?? 'none'}`}</p>

async function come(state: Partial<typeof luxeState>) {
  await signedInAs(state)
  await renderAt('/dashboard', <LuxeEnded />)
  return bodyText()
}

/** The code of the notice is loaded after the page. */
const expectSaid = () =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(bodyText()).toContain(
      'Luxe has endedEverything you saved stays with you. You can come back anytime.',
    )
  })

test('whose Luxe is over is told so, with what stays hers and a way back', async () => {
  await signedInAs(ended)
  await renderAt(
    '/dashboard',
    <>
      <LuxeEnded />
      <Modal />
    </>,
  )
  await expectSaid()
  await press(named('button', 'Come back to Luxe'))
  expect(bodyText()).toContain('modal: luxe')
})

test('dismissed it stays away, on later visits too; the next end is another one, and another shopper’s as well', async () => {
  await come(ended)
  await expectSaid()
  await press(named('button', 'Dismiss'))
  expect(bodyText()).toBe('')
  expect(await come(ended)).toBe('')
  await come({ ...ended, current_period_end: '2027-03-20T09:00:00.000Z' })
  await expectSaid()
  await come({ ...ended, user: { ...ended.user, id: '0-bea' } })
  await expectSaid()
})

test.each([
  ['has Luxe', luxeState],
  ['has cancelled a month that still goes on', { ...luxeState, subscription_status: 'canceled' }],
  ['never had it', {}],
  ['broke off her first payment', { ...ended, subscription_status: 'incomplete_expired' }],
  ['reads above the header that her card failed', { ...ended, subscription_status: 'past_due' }],
  ['is leaving', { ...ended, removal_due_at: '2026-12-04T09:00:00.000Z' }],
])('nothing is said to whoever %s', async (_, state) => {
  expect(await come(state)).toBe('')
})
