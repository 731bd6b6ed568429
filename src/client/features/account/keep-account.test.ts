// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { freeState, luxeState, signedInAs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { keepAccount } from './keep-account.ts'

beforeEach(() => loadMessages('common', 'errors', 'leaving'))

async function told(state: Partial<typeof freeState>, after?: () => Response) {
  await signedInAs(state, { '/api/account/removal': () => new Response(null, { status: 204 }) })
  if (after) {
    const answer = fetch
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      path === '/api/app-state' ? Promise.resolve(after()) : answer(path, init),
    )
  }
  await keepAccount()
  return useToasts.getState().toasts[0]?.description
}

test('who never had Luxe, and who has it still, finds all as she left it', async () => {
  for (const state of [freeState, luxeState])
    expect(await told(state)).toBe('Your photos, looks and credits are just as you left them.')
})

test('Luxe that was set to end still ends, and she is told when', async () => {
  expect(await told({ ...luxeState, cancel_at_period_end: true })).toContain('Luxe still ends on December 20')
})

test('Luxe that has ended meanwhile is not called as it was', async () => {
  for (const subscription_status of ['canceled', 'unpaid'])
    expect(await told({ ...freeState, subscription_status, cancel_at_period_end: true })).toContain(
      'You’re on the free plan now',
    )
})

test('where her plan could not be read, nothing is said of it but what leaving does', async () => {
  const leaving = { ...luxeState, removal_due_at: '2026-12-01T09:00:00.000Z' }
  const isDown = () => Response.json({ error: 'internal_error' }, { status: 500 })
  expect(await told(leaving, isDown)).toContain('If you had Luxe')
})
