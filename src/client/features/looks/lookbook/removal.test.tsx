import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { startLeaving } from '#client/session/own-calls.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { lookbook } from '../lookbook.ts'
import type { SavedLook } from '../saved-look.ts'
import { removeLooks, undoMs } from './removal.ts'

const look = (id: string, day: number): SavedLook => ({
  id,
  title: id,
  tryOnImageUrl: `/api/photos/${id}.jpg`,
  originalOutfitUrl: '',
  outfitName: id,
  outfitDescription: '',
  notes: '',
  items: [],
  createdAt: `2026-11-0${day}T10:00:00.000Z`,
  albumId: null,
  fingerprint: null,
})
const [red, blue, green] = [look('red', 3), look('blue', 2), look('green', 1)]

let deleted: string[] = []
let isAway = false

beforeAll(() => loadMessages('common', 'errors', 'hearts', 'lookbook'))

beforeEach(() => {
  vi.useFakeTimers()
  deleted = []
  isAway = false
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return Response.json([red, blue, green])
    if (isAway) throw new TypeError('Failed to fetch')
    deleted.push(path)
    return new Response(null, { status: 204 })
  })
  lookbook.set([red, blue, green])
})
afterEach(async () => {
  await startLeaving()
  vi.useRealTimers()
})

const shown = () => lookbook.read()?.map(({ id }) => id)
const undo = () => useToasts.getState().toasts[0]?.action?.onClick()

test('removed looks disappear at once, and are deleted once she can no longer take it back', async () => {
  removeLooks([red, green])
  expect(shown()).toEqual(['blue'])
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(deleted).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(deleted).toEqual(['/api/lookbook/red', '/api/lookbook/green'])
  expect(shown()).toEqual(['blue'])
})

test('taken back they are where they were, and nothing is deleted', async () => {
  removeLooks([red])
  removeLooks([green])
  undo()
  expect(shown()).toEqual(['blue', 'green'])
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(deleted).toEqual(['/api/lookbook/red'])
})

test('a lookbook that is fetched meanwhile does not show them again', async () => {
  removeLooks([red])
  await lookbook.refresh()
  expect(shown()).toEqual(['blue', 'green'])
})

test('leaving the page or logging out deletes them at once, and undo comes too late', async () => {
  removeLooks([red])
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  removeLooks([blue])
  await startLeaving()
  expect(deleted).toEqual(['/api/lookbook/red', '/api/lookbook/blue'])
  undo()
  expect(shown()).toEqual(['green'])
})

test('one that cannot be deleted is simply there again', async () => {
  isAway = true
  removeLooks([blue])
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(shown()).toEqual(['red', 'blue', 'green'])
})
