import { vi } from 'vitest'

/**
 * Who waits `patienceMs` for a silent shop gives it up at once, and nobody else: another patience than the one
 * that is named stays as long as it is. Until `vi.restoreAllMocks()`.
 * What it gives answers whether anybody has waited so.
 */
export function expireAtOnce(patienceMs: number) {
  const { setTimeout } = globalThis
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((act, ms, ...rest) => setTimeout(act, ms === patienceMs ? 30 : ms, ...rest))
  return () => spy.mock.calls.some(([, ms]) => ms === patienceMs)
}
