import { vi } from 'vitest'

/**
 * Makes every timer of exactly `timeoutMs` fire at once; other timers stay as they are. Until `vi.restoreAllMocks()`.
 * The returned function tells whether such a timer was set.
 */
export function expireAtOnce(timeoutMs: number) {
  const { setTimeout } = globalThis
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act, ms, ...rest) => setTimeout(act, ms === timeoutMs ? 30 : ms, ...rest))
  return () => spy.mock.calls.some(([, ms]) => ms === timeoutMs)
}
