import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTurns } from './take-turns.ts'

const limits = { atOnce: 2, maxWaitMs: 300, longestMs: 100 }
const never = () => new Promise<never>(() => {})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls that end when they are told to, and the order in which they began. */
function calls(inTurn: ReturnType<typeof createTurns>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const call = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    ends.set(name, () => resolve(name))
    return inTurn(() => {
      begun.push(name)
      return promise
    })
  }
  return { begun, call, end: (name: string) => ends.get(name)?.() }
}

describe('turns', () => {
  test('run so many calls at once; the others follow in the order in which they came', async () => {
    const { begun, call, end } = calls(createTurns(limits))
    const all = ['a', 'b', 'c', 'd'].map(call)
    await vi.advanceTimersByTimeAsync(20)
    expect(begun).toEqual(['a', 'b'])
    end('b')
    await vi.advanceTimersByTimeAsync(20)
    expect(begun).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'c']) end(name)
    await vi.advanceTimersByTimeAsync(20)
    end('d')
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a call that fails ends its turn', async () => {
    const inTurn = createTurns({ ...limits, atOnce: 1 })
    const failed = inTurn(() => Promise.reject(new Error('no database')))
    const next = inTurn(async () => 'next')
    await expect(failed).rejects.toThrow('no database')
    await vi.advanceTimersByTimeAsync(20)
    expect(await next).toBe('next')
  })

  test('whoever would wait too long is asked to come back', async () => {
    const inTurn = createTurns({ ...limits, longestMs: 10_000 })
    void inTurn(never)
    void inTurn(never)
    const third = inTurn(async () => 'third')
    // Rejects while time is advanced: the expectation must be there before.
    const refused = expect(third).rejects.toMatchObject({
      code: 'server_busy',
      headers: { 'Retry-After': '2' },
    })
    await vi.advanceTimersByTimeAsync(limits.maxWaitMs + 100)
    await refused
  })

  test('a request that was cut off does not keep its turn', async () => {
    const inTurn = createTurns(limits)
    void inTurn(never)
    void inTurn(never)
    await vi.advanceTimersByTimeAsync(limits.longestMs)
    expect(await inTurn(async () => 'third')).toBe('third')
  })

  test('a turn that ran over is not ended twice', async () => {
    const { begun, call, end } = calls(createTurns({ ...limits, atOnce: 1 }))
    void call('slow')
    await vi.advanceTimersByTimeAsync(limits.longestMs)
    void call('b')
    void call('c')
    await vi.advanceTimersByTimeAsync(20)
    expect(begun).toEqual(['slow', 'b'])
    end('slow')
    await vi.advanceTimersByTimeAsync(20)
    expect(begun, 'c waits for b').toEqual(['slow', 'b'])
  })
})
