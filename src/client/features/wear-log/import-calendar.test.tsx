import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addPieces, readCloset, removePiece, useCloset } from '#client/features/closet/closet-store.ts'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import { stubIndexedDb } from '#client/testing/memory-indexed-db.ts'
import { calendarFile } from '#shared/own-clothes/calendar-file.ts'
import { forgetEvents, readEvents, useEvents } from './day-events.ts'
import { importCalendar, takeOut } from './import-calendar.ts'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T10:00') })
  stubIndexedDb()
  localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json(null))
  forgetAppState()
  await refreshAppState()
  useCloset.setState({ pieces: [], phase: 'unasked' })
  useEvents.setState({ events: [] })
})
afterEach(async () => {
  for (const piece of readCloset().pieces) await removePiece(piece)
  vi.useRealTimers()
})

const daysOf = (name: string) => {
  const details = readCloset().pieces.find((piece) => piece.details.name === name)?.details
  return [details?.wornOn, details?.plannedFor]
}

test('days of our own file are noted once, for several days of one piece too, and can be taken out', async () => {
  const [shirt, jeans] = await addPieces([
    { details: { category: 'tops', name: 'Shirt' } },
    { details: { category: 'bottoms', name: 'Jeans', wornOn: ['2026-05-01'] } },
  ])
  const pieces = [shirt?.id ?? '', jeans?.id ?? '', 'gone-long-ago']
  const file = new Blob([
    calendarFile(
      [
        { day: '2026-05-01', title: 'Worn', uid: 'worn-2026-05-01@cabine', pieces },
        { day: '2026-05-02', title: 'Worn', uid: 'worn-2026-05-02@cabine', pieces },
        { day: '2026-06-03', title: 'To wear', uid: 'planned-2026-06-03@cabine', pieces },
      ],
      'Closet',
      new Date(),
    ),
  ])
  const imported = await importCalendar(file)
  expect(imported).toMatchObject({ events: 0, missing: 1, repeating: 0 })
  expect(daysOf('Shirt')).toEqual([['2026-05-01', '2026-05-02'], ['2026-06-03']])
  expect(daysOf('Jeans')).toEqual([['2026-05-01', '2026-05-02'], ['2026-06-03']])
  expect((await importCalendar(file))?.noted).toEqual([])
  await takeOut(imported?.noted ?? [])
  expect(daysOf('Shirt')).toEqual([[], []])
  expect(daysOf('Jeans')).toEqual([['2026-05-01'], []])
})

test('events of another calendar are kept on this device as far as they lie ahead, in place of the former ones', async () => {
  const calendar = (...days: string[]) =>
    new Blob([
      `BEGIN:VCALENDAR\n${days.map((day) => `BEGIN:VEVENT\nDTSTART:${day}T180000\nSUMMARY:Dinner\nEND:VEVENT`).join('\n')}\nEND:VCALENDAR`,
    ])
  expect((await importCalendar(calendar('20260531', '20260605', '20270101')))?.events).toBe(1)
  expect(readEvents('visitor')).toEqual([{ day: '2026-06-05', title: 'Dinner' }])
  await importCalendar(calendar('20260607'))
  expect(readEvents('visitor').map(({ day }) => day)).toEqual(['2026-06-07'])
  forgetEvents('visitor')
  expect(readEvents('visitor')).toEqual([])
})

test('what is no calendar changes nothing', async () => {
  expect(await importCalendar(new Blob(['name,category\nShirt,tops']))).toBeNull()
  expect(useEvents.getState().events).toEqual([])
})
