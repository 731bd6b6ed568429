import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askedOnce } from './asked-once.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('whoever asks again within a minute gets the same promise', () => {
  const ask = vi.fn(async (key: string) => key)
  const answers = askedOnce(ask)
  const first = answers.of('a')
  vi.advanceTimersByTime(59_999)
  expect(answers.of('a')).toBe(first)
  expect(answers.of('b')).not.toBe(first)
  vi.advanceTimersByTime(1)
  expect(answers.of('a')).not.toBe(first)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a second try asks at once, and is what everybody gets from then on', () => {
  const answers = askedOnce<string, null>(async () => null)
  const first = answers.of('a')
  const second = answers.again('a')
  expect(second).not.toBe(first)
  expect(answers.of('a')).toBe(second)
})
