import { beforeEach, expect, test, vi } from 'vitest'
import { useLanguageStore, type Language } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import type { ReportOutcome } from '#shared/reports.ts'
import type { TryOnFailure } from '#shared/try-on-job.ts'
import { ago } from './time-ago.ts'
import { textOf, titleOf } from './notification-words.ts'

async function speak(language: Language) {
  useLanguageStore.setState({ language })
  await loadMessages('common', 'notifications')
}

beforeEach(() => speak('en'))

const piece = { productId: 'p', brand: 'Quince', name: 'Silk slip', image: '/slip.webp' }
const drop = {
  kind: 'price_drop',
  data: { ...piece, priceCents: 5950, formerCents: 8900, currency: 'EUR' },
} as const

test('a price is written as her language writes it', async () => {
  expect(textOf(drop)).toBe('Quince Silk slip: now €59.50, was €89.')
  await speak('fr')
  expect(textOf(drop)).toMatch(/^Quince Silk slip\s: 59,50\s€ au lieu de 89\s€\.$/)
})

test('a price is about so much in her money, and what the shop asks beside it', () => {
  const date = '2026-11-26'
  useRegionStore.setState({
    region: { country: 'JP', currency: 'JPY', isChosen: true },
    rates: { askedAt: 0, rates: { EUR: { dollars: 1.14, date }, JPY: { dollars: 0.0066, date } } },
  })
  expect(textOf(drop)).toBe('Quince Silk slip: now about ¥10,300 · €59.50, was €89.')
  useRegionStore.setState({ region: null, rates: null })
})

test('a failed try-on says why, and of the credit only where one came back', () => {
  const failed = (creditBack: boolean, failure: TryOnFailure = 'timeout') =>
    textOf({ kind: 'try_on_failed', data: { predictionId: 't', failure, creditBack } })
  expect(failed(true)).toBe('It took too long. Your credit has been returned.')
  expect(failed(false)).toBe('It took too long.')
  expect(failed(false, 'drifted')).toBe('The result didn’t look enough like you or the piece.')
})

test('a failed payment names the day until which Luxe stays, where there is one', () => {
  const failed = (graceEndsAt: string | null) => textOf({ kind: 'payment_failed', data: { graceEndsAt } })
  expect(failed('2026-11-29T12:00:00.000Z')).toContain('until November 29, 2026')
  expect(failed(null)).not.toContain('until')
})

test('what was taken down is told with its day, the reason and whom to write to', () => {
  vi.stubGlobal('location', { hostname: 'cabine.example' })
  const data = { publishedAt: '2026-11-20T12:00:00.000Z', why: 'minor' } as const
  expect(textOf({ kind: 'outfit_taken_down', data })).toBe(
    'You published it on November 20, 2026. Someone on our team looked at it: it may show a child. If you think this is a mistake, write to hello@cabine.example.',
  )
  const told = (outcome: ReportOutcome) => textOf({ kind: 'report_answered', data: { outcome } })
  expect(told('taken_down')).toContain('took the outfit down')
  expect(told('kept')).toContain('can stay')
})

test('a number has its words', () => {
  const low = (left: number) => titleOf({ kind: 'credits_low', data: { left } })
  expect([low(0), low(1)]).toEqual(['You’re out of credits', 'One try-on left'])
  const ready = (count: number) => titleOf({ kind: 'outfits_ready', data: { batchId: 'b', count } })
  expect([ready(0), ready(1), ready(12)]).toEqual([
    'We couldn’t make an outfit',
    'Your outfit is ready',
    'Your 12 outfits are ready',
  ])
})

test('how long ago is said in words, after a week by its day', async () => {
  const now = new Date(2026, 10, 22, 9, 30)
  const said = (...moment: [number, number, number, number, number]) => ago(new Date(...moment), now)
  expect(said(2026, 10, 22, 9, 30)).toBe('now')
  expect(said(2026, 10, 22, 9, 18)).toBe('12 minutes ago')
  expect(said(2026, 10, 22, 7, 0)).toBe('2 hours ago')
  expect(said(2026, 10, 21, 20, 0)).toBe('yesterday')
  expect(said(2026, 10, 19, 9, 0)).toBe('3 days ago')
  expect(said(2026, 10, 1, 9, 0)).toBe('Nov 1, 2026')
  // The device's clock is behind the server's.
  expect(said(2026, 10, 22, 9, 45)).toBe('now')
  await speak('fr')
  expect(said(2026, 10, 21, 20, 0)).toBe('hier')
})
