import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPieces, readCloset, removePiece, useCloset } from '#client/features/closet/closet-store.ts'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { stubIndexedDb } from '#client/testing/memory-indexed-db.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { Packing } from './packing.tsx'
import { faultOfDates, tripDays } from './trip-days.ts'
import { beginTrip, forgetTrip, keepTrip, readTrip, useTrip } from './trip-memory.ts'

await loadMessages('common', 'packing', 'today', 'closet', 'outfits', 'catalogue')

class NoObserver {
  observe() {}
  disconnect() {}
}

const settle = () => act(async () => await new Promise((done) => setTimeout(done, 30)))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00') })
  stubIndexedDb()
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async () => Response.json(null))
  forgetAppState()
  await refreshAppState()
  beginTrip()
  useCloset.setState({ pieces: [], phase: 'unasked' })
  await addPieces([
    { details: { category: 'tops', name: 'Shirt', colours: ['white'] } },
    { details: { category: 'tops', name: 'Tee', colours: ['grey'] } },
    { details: { category: 'bottoms', name: 'Jeans', colours: ['blue'], fabric: 'denim' } },
    { details: { category: 'bottoms', name: 'Chinos', colours: ['beige'] } },
  ])
})
afterEach(async () => {
  for (const piece of readCloset().pieces) await removePiece(piece)
  vi.useRealTimers()
})

const weekend = { from: '2026-06-05', to: '2026-06-06', told: { warmth: 'warm', isWet: false } } as const

const packed = () => {
  const ids = useTrip.getState().packing?.pieces ?? []
  return readCloset().pieces.flatMap(({ id, details }) => (ids.includes(id) ? [details.name] : []))
}

const plannedDays = () =>
  readCloset().pieces.flatMap(({ details }) => details.plannedFor.map((day) => `${day} ${details.name}`))

async function showPacked() {
  await renderAt('/closet/packing', <Packing />)
  await settle()
  act(() => keepTrip(weekend))
  await press(named('button', 'Pack for me'))
  await settle()
}

test('two days need a top each and one pair of trousers; it is all on the list, and kept on this device', async () => {
  await showPacked()
  expect(packed()).toHaveLength(3)
  expect(document.body.textContent).toContain('3 pieces, 2 outfits')
  expect(readTrip('visitor').packing?.pieces).toHaveLength(3)
  forgetTrip('visitor')
  expect(readTrip('visitor').packing).toBeNull()
})

test('without dates or a word on the weather nothing is packed, and she reads what is missing', async () => {
  await renderAt('/closet/packing', <Packing />)
  await settle()
  await press(named('button', 'Pack for me'))
  expect(document.body.textContent).toContain('Choose the first and the last day.')
  expect(document.body.textContent).toContain('Choose the weather you expect.')
  expect(useTrip.getState().packing).toBeNull()
})

test('a piece gives way to another, or stays at home; both can be taken back', async () => {
  await showPacked()
  const before = packed()
  const trousers = before.includes('Jeans') ? 'Jeans' : 'Chinos'
  await press(named('button', `Swap ${trousers}`))
  expect(packed()).not.toContain(trousers)
  await act(async () => useToasts.getState().toasts.at(-1)?.action?.onClick())
  expect(packed()).toEqual(before)
  await press(named('button', `Leave at home: ${trousers}`))
  expect(packed()).not.toContain(trousers)
  expect(packed()).toHaveLength(3)
})

test('what is ticked is remembered, and its days go into the calendar and out again', async () => {
  await showPacked()
  await press(named('label', /Shirt|Tee/))
  expect(useTrip.getState().ticked).toHaveLength(1)
  expect(document.body.textContent).toContain('Packed: 1/3')
  await press(named('button', 'Put the days in my calendar'))
  await vi.waitFor(() => expect(plannedDays()).toHaveLength(4))
  expect(plannedDays().filter((one) => one.startsWith('2026-06-05'))).toHaveLength(2)
  await settle()
  await act(async () => useToasts.getState().toasts.at(-1)?.action?.onClick())
  await vi.waitFor(() => expect(plannedDays()).toEqual([]))
})

test('a day has the weather of its forecast; beyond it, what she expects', () => {
  const trip = { ...readTrip('nobody'), ...weekend, occasions: { '2026-06-06': 'date' as const } }
  const cold = { high: 2, low: -3, rainMm: 4, rainChance: 90, windKmh: 5, snowCm: 0 }
  expect(tripDays(trip, [{ date: '2026-06-05', ...cold }], [])).toEqual([
    { date: '2026-06-05', weather: { warmth: 'cold', isWet: true }, occasion: 'everyday' },
    { date: '2026-06-06', weather: { warmth: 'warm', isWet: false }, occasion: 'date-night' },
  ])
  expect(tripDays({ ...trip, told: null }, [{ date: '2026-06-05', ...cold }], [])).toBeNull()
})

test.each([
  ['', '', 'datesMissing'],
  ['2026-06-05', '2026-06-04', 'datesWrong'],
  ['2026-05-01', '2026-05-30', 'datesPast'],
  ['2026-06-01', '2026-06-22', 'datesLong'],
  ['2026-05-30', '2026-06-19', null],
])('the days from %j to %j: %s', (from, to, fault) => {
  expect(faultOfDates({ from, to }, '2026-06-01')).toBe(fault)
})
