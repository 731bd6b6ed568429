import { expect, test } from 'vitest'
import { since, statusText, unmatchedText } from './report.ts'

const now = new Date('2026-11-20T12:00Z')

const payment = {
  id: 'ch_1',
  customerId: 'cus_1',
  email: 'somebody@example.com',
  reference: null,
  amountCents: 1299,
  currency: 'usd',
  paidAt: new Date('2026-11-17T11:00Z'),
  seenAt: now,
  settledAt: null,
}

test('a payment of nobody’s is shown with what tells whose it is, and how long it waits', () => {
  expect(unmatchedText([payment], now)).toBe(
    'ch_1   $12.99   waits for 3 days\n  customer cus_1, email somebody@example.com, reference none',
  )
  expect(unmatchedText([], now)).toBe('Every payment belongs to an account.')
})

test.each([
  ['2026-11-20T11:59:40Z', '0 minutes'],
  ['2026-11-20T11:00Z', '1 hour'],
  ['2026-11-19T11:00Z', '1 day'],
])('%s was %s ago', (moment, text) => {
  expect(since(new Date(moment), now)).toBe(text)
})

test('the state in figures, with what waits the longest', () => {
  const status = {
    byStatus: [
      { status: 'active', count: 3 },
      { status: 'canceled', count: 1 },
    ],
    events: { count: 40, waiting: 2, oldest: now.getTime() - 7_200_000 },
    syncs: { customers: 4, next: now },
    marks: [{ name: 'events' as const, readUpTo: new Date('2026-11-20T11:56Z') }],
    unmatched: 1,
    malformed: { count: 2, newest: new Date('2026-11-20T09:00Z'), eventId: 'evt_7' },
  }
  expect(statusText(status, now).split('\n')).toEqual([
    'subscriptions   3 active, 1 canceled',
    'customers       4; next sync 2026-11-20T12:00:00.000Z',
    'events          40 kept, 2 to be worked off, the oldest for 2 hours',
    'read at Stripe  events up to 4 minutes ago',
    'unmatched       1',
    'malformed       2, the newest 3 hours ago; one is evt_7',
  ])
})
