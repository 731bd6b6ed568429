import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeFirstCall } from './first-calls.ts'

const asked = () => ({ '/api/app-state': Promise.resolve(Response.json(null)) })

// The age of the page is that of the test process, which other tests may have used before.
beforeEach(() => vi.spyOn(performance, 'now').mockReturnValue(1000))

afterEach(() => {
  globalThis.firstCalls = undefined
  vi.restoreAllMocks()
})

test('what the shell has asked is answered once', () => {
  globalThis.firstCalls = asked()
  expect(takeFirstCall('GET', '/api/top-picks')).toBeUndefined()
  expect(takeFirstCall('GET', '/api/app-state')).toBeInstanceOf(Promise)
  expect(takeFirstCall('GET', '/api/app-state')).toBeUndefined()
})

test('what was asked before something was written, or long ago, is old', () => {
  globalThis.firstCalls = asked()
  expect(takeFirstCall('POST', '/api/app-state')).toBeUndefined()
  expect(takeFirstCall('GET', '/api/app-state')).toBeUndefined()

  globalThis.firstCalls = asked()
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(takeFirstCall('GET', '/api/app-state')).toBeUndefined()
})
