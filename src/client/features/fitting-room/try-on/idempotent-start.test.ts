import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#client/lib/api-failure.ts'
import { forgetStart, startOnce } from './idempotent-start.ts'

const lost = () => new ApiFailure(0, 'no answer', 'connection_lost')
const failed = () => new ApiFailure(503, 'no', 'start_failed')

let names: string[] = []
let pauses: number[] = []
beforeEach(() => {
  forgetStart()
  names = []
  pauses = []
  vi.stubGlobal('navigator', { onLine: true })
})

/** Starts `body`; each time that it is sent, it ends with the next of `ends`. */
const press = (body: string, ...ends: (string | ApiFailure)[]) =>
  startOnce({
    body,
    send: async (name) => {
      names.push(name)
      const end = ends.shift()
      if (end instanceof ApiFailure) throw end
      return end
    },
    wait: async (ms) => void pauses.push(ms),
  })

test('an answer that got lost is asked for again under the same name', async () => {
  expect(await press('a', lost(), lost(), 'job')).toBe('job')
  expect(new Set(names).size).toBe(1)
  expect(names).toHaveLength(3)
  expect(pauses).toEqual([1_000, 3_000])
})

test('without a network she is told at once, and her next press for the same is the same', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await expect(press('a', lost())).rejects.toThrow('no answer')
  expect(pauses).toEqual([])
  vi.stubGlobal('navigator', { onLine: true })
  expect(await press('a', 'job')).toBe('job')
  expect(names[0]).toBe(names[1])
})

test('for something else, or once its end is known, a press has a name of its own', async () => {
  await expect(press('a', lost(), lost(), lost())).rejects.toThrow()
  await press('b', 'job')
  forgetStart()
  await press('b', 'job')
  expect(new Set([names[0], names[3], names[4]]).size).toBe(3)
})

test('an answer that says no is an answer: it is not sent again', async () => {
  await expect(press('a', new ApiFailure(402, 'no', 'no_credits'))).rejects.toThrow('no')
  expect(names).toHaveLength(1)
})

test('where the job of the lost answer has failed meanwhile, uncharged, a new one begins', async () => {
  await expect(press('a', lost(), lost(), lost())).rejects.toThrow()
  expect(await press('a', failed(), 'job')).toBe('job')
  expect(names[3]).toBe(names[0])
  expect(names[4]).not.toBe(names[0])
})
