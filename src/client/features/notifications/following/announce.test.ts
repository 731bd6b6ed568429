// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { expectPresent } from '#client/testing/expect-present.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import type { Notification, NotificationContent } from '#shared/notifications.ts'
import { destinationOf } from '../panel/destination.ts'
import { treatmentOf, announce, type Scene } from './announce.ts'

await loadMessages('common', 'errors', 'notifications')

const elsewhere: Scene = { path: '/wishlist', ownTryOns: new Set(), isListShown: false }
const piece = { productId: 'p1', brand: 'Quince', name: 'Silk slip', image: '/slip.webp' }

const contents = {
  try_on_ready: { kind: 'try_on_ready', data: { predictionId: 't1' } },
  try_on_failed: {
    kind: 'try_on_failed',
    data: { predictionId: 't1', failure: 'timeout', creditBack: true },
  },
  credits_low: { kind: 'credits_low', data: { left: 1 } },
  payment_failed: { kind: 'payment_failed', data: { graceEndsAt: null } },
  luxe_ends: { kind: 'luxe_ends', data: { endsAt: '2026-12-01T00:00:00.000Z' } },
  luxe_ended: { kind: 'luxe_ended', data: {} },
  price_drop: {
    kind: 'price_drop',
    data: { ...piece, priceCents: 5900, formerCents: 8900, currency: 'USD' },
  },
  back_in_stock: { kind: 'back_in_stock', data: piece },
  outfits_ready: { kind: 'outfits_ready', data: { batchId: 'b1', count: 3 } },
  outfit_taken_down: {
    kind: 'outfit_taken_down',
    data: { publishedAt: '2026-11-20T00:00:00.000Z', why: 'rights' },
  },
  friends_voted: { kind: 'friends_voted', data: { askId: 'a1' } },
  report_answered: { kind: 'report_answered', data: { outcome: 'kept' } },
} satisfies { [Kind in NotificationContent['kind']]: NotificationContent & { kind: Kind } }

let calls: string[]
const toasts = () => useToasts.getState().toasts

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  calls = []
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    calls.push(`${method} ${path}`)
    return new Response(null, { status: 204 })
  })
})

let lastId = 0
const note = (content: NotificationContent): Notification => ({
  ...content,
  id: `n${++lastId}`,
  createdAt: '2026-11-22T06:00:00.000Z',
  isRead: false,
})

test('what matters elsewhere is said; her balance and her plan wait under the bell', () => {
  const treatments = Object.values(contents).map((one) => [one.kind, treatmentOf(one, elsewhere)])
  expect(Object.fromEntries(treatments)).toEqual({
    try_on_ready: 'announced',
    try_on_failed: 'announced',
    credits_low: 'counted',
    payment_failed: 'announced',
    luxe_ends: 'counted',
    luxe_ended: 'counted',
    price_drop: 'announced',
    back_in_stock: 'announced',
    outfits_ready: 'announced',
    outfit_taken_down: 'counted',
    report_answered: 'counted',
    friends_voted: 'announced',
  })
})

test("the fitting room shows this tab's own try-on, and no other's", () => {
  const room = { ...elsewhere, path: '/fitting-room' }
  const own = { ...room, ownTryOns: new Set(['t1']) }
  expect(treatmentOf(contents.try_on_ready, own)).toBe('read')
  expect(treatmentOf(contents.try_on_failed, own)).toBe('read')
  expect(treatmentOf(contents.try_on_ready, room)).toBe('announced')
  expect(treatmentOf(contents.try_on_ready, { ...own, path: '/dashboard' })).toBe('announced')
  expect(treatmentOf(contents.price_drop, own)).toBe('announced')
})

test('the studio shows its own outfits; an open list shows everything', () => {
  expect(treatmentOf(contents.outfits_ready, { ...elsewhere, path: '/outfit-generator' })).toBe('read')
  expect(treatmentOf(contents.price_drop, { ...elsewhere, isListShown: true })).toBe('counted')
})

test('of several the newest is said, politely, and Show leads there and reads it', () => {
  const cheaper = note(contents.price_drop)
  const news = [note(contents.credits_low), cheaper, note(contents.back_in_stock)]
  const navigate = vi.fn<(path: string) => void>()
  announce(news, elsewhere, navigate)
  expect(toasts()).toMatchObject([
    { title: 'A saved piece is cheaper now', description: 'Quince Silk slip: now $59, was $89.' },
  ])
  const said = expectPresent(toasts()[0], 'the toast')
  expect(said.tone).not.toBe('error')
  said.action?.onClick()
  expect(navigate).toHaveBeenCalledWith('/dashboard?product=p1')
  expect(calls).toEqual([`PUT /api/notifications/${cheaper.id}/read`])
})

test('what lies before her eyes is read at once, without a word', () => {
  const one = note(contents.try_on_ready)
  announce([one], { ...elsewhere, path: '/fitting-room', ownTryOns: new Set(['t1']) }, () => undefined)
  expect([toasts(), calls]).toEqual([[], [`PUT /api/notifications/${one.id}/read`]])
})

test('every kind leads somewhere', () => {
  expect(Object.values(contents).map((one) => destinationOf(one))).toEqual([
    '/fitting-room?look=t1',
    '/fitting-room',
    'upgrade',
    '/settings',
    '/settings',
    'upgrade',
    '/dashboard?product=p1',
    '/dashboard?product=p1',
    '/outfit-generator',
    '/terms-of-service#use',
    '/dashboard?lookbook=asks',
    '/explore',
  ])
})
