import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toast, useToasts } from './toast-store.ts'

const shown = () => useToasts.getState().toasts

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
})
afterEach(() => vi.useRealTimers())

test('a toast stays five seconds unless it says otherwise', () => {
  toast({ title: 'Saved' })
  expect(shown()).toMatchObject([{ title: 'Saved', durationMs: 5_000, tone: 'neutral', open: true }])
  toast({ title: 'Read this', durationMs: 20_000 })
  expect(shown()[0]?.durationMs).toBe(20_000)
})

test('one is visible at a time: a new one takes the place of the old', () => {
  toast({ title: 'First' })
  toast({ title: 'Second' })
  expect(shown().map((one) => one.title)).toEqual(['Second'])
})

test('a dismissed toast closes at once and leaves the store 1,000,000 ms later', () => {
  const id = toast({ title: 'Saved' })
  dismissToast(id)
  expect(shown()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(999_999)
  expect(shown()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})
