import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addPieces, readCloset, useCloset } from '#client/features/closet/closet-store.ts'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { stubIndexedDb } from '#client/testing/memory-indexed-db.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import type { DayAsked } from '#shared/own-clothes/outfits-of-day.ts'
import { OutfitOfDay } from './outfit-of-day.tsx'
import { forgetToday, readMemory, setPlace, useToday } from './today-memory.ts'

await loadMessages('common', 'today', 'closet')

const asked: DayAsked = {
  date: '2026-11-30',
  weather: { warmth: 'warm', isWet: false },
  occasion: 'everyday',
}

class NoObserver {
  observe() {}
  disconnect() {}
}

/** Of this test: the store may still hold those of the one before. */
let ids: string[] = []
const own = () => readCloset().pieces.filter(({ id }) => ids.includes(id))

beforeEach(async () => {
  stubIndexedDb()
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('fetch', async () => Response.json(null))
  forgetAppState()
  await refreshAppState()
  useCloset.setState({ pieces: [], phase: 'unasked' })
  const added = await addPieces([
    { details: { category: 'tops', name: 'Shirt', colours: ['white'] } },
    { details: { category: 'tops', name: 'Tee', colours: ['grey'] } },
    { details: { category: 'bottoms', name: 'Jeans', colours: ['blue'], fabric: 'denim' } },
  ])
  ids = added.map(({ id }) => id)
})

const settle = () => act(async () => await new Promise((done) => setTimeout(done, 30)))

async function show(isToday = true) {
  await renderAt('/closet/today', <OutfitOfDay closet={own()} asked={asked} isToday={isToday} />)
}

const noted = (log: 'wornOn' | 'plannedFor') =>
  own()
    .filter(({ details }) => details[log].includes(asked.date))
    .map(({ details }) => details.name)
    .toSorted()

test('one tap notes what she wears, another takes it back', async () => {
  await show()
  await press(named('button', 'Wear it'))
  await settle()
  expect(noted('wornOn')).toHaveLength(2)
  expect(noted('wornOn')).toContain('Jeans')
  await act(async () => useToasts.getState().toasts[0]?.action?.onClick())
  await settle()
  expect(noted('wornOn')).toEqual([])
})

test('a swapped piece is the one that is planned', async () => {
  await show(false)
  const swap = named('button', /^Swap (?:Shirt|Tee)/)
  const before = swap?.getAttribute('aria-label')
  await press(swap)
  expect(named('button', /^Swap (?:Shirt|Tee)/)?.getAttribute('aria-label')).not.toBe(before)
  await press(named('button', 'Plan it'))
  await settle()
  const other = before === 'Swap Shirt' ? 'Tee' : 'Shirt'
  expect(noted('plannedFor')).toEqual(['Jeans', other].toSorted())
})

test('what she declines is kept on this device with the reason, and goes with all that is hers', async () => {
  await show()
  await press(named('button', 'Not today'))
  await press(named('button', 'Worn lately'))
  act(() => setPlace({ name: 'Oslo', latitude: '59.9', longitude: '10.8' }))
  const owner = 'visitor'
  expect(readMemory(owner)).toMatchObject({
    place: { name: 'Oslo' },
    refusals: [{ date: asked.date, why: 'worn_lately' }],
  })
  expect(useToday.getState().refusals[0]?.pieces).toHaveLength(2)
  forgetToday(owner)
  expect(readMemory(owner)).toMatchObject({ place: null, refusals: [] })
})
