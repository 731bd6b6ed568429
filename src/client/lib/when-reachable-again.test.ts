import { afterEach, expect, test, vi } from 'vitest'
import { whenReachableAgain } from './when-reachable-again.ts'

/** A server that gives these answers to one call after the other, and then repeats the last one. */
async function callsBack(...answers: (number | 'nothing')[]) {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://cabine.example/explore' })
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    if (answer === 'nothing') throw new TypeError('Failed to fetch')
    return new Response(null, { status: answer })
  })
  const back = vi.fn()
  const stop = whenReachableAgain(back)
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  const before = asked
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked, 'nobody waits any more').toBe(before)
  return { back: back.mock.calls.length, asked }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that was away and is back is told of, once', async () => {
  expect(await callsBack('nothing', 502, 200)).toEqual({ back: 1, asked: 3 })
})

test('one that was never away is not', async () => {
  expect(await callsBack(200)).toEqual({ back: 0, asked: 1 })
})

test('one that stays away is asked until nobody waits any more', async () => {
  const { back, asked } = await callsBack('nothing')
  expect(back).toBe(0)
  expect(asked).toBeGreaterThan(10)
})
