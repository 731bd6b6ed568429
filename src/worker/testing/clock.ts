import { vi } from 'vitest'

/**
 * A clock for what is long: `pass` moves `Date.now` on, and every `setTimeout` that is due by then rings. Each looks
 * at the clock by itself, since an object's timer must ring in that object. Alarms keep the time of the platform.
 * Until `vi.restoreAllMocks()`.
 */
export function startClock() {
  const { now } = Date
  let aheadMs = 0
  const present = () => now() + aheadMs
  vi.spyOn(Date, 'now').mockImplementation(present)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, ms = 0, ...rest) => {
    const due = present() + ms
    const timer = setInterval(
      () => {
        if (present() < due) return
        clearInterval(timer)
        act(...rest)
      },
      Math.min(ms, 5),
    )
    return timer
  })
  return { pass: (ms: number) => void (aheadMs += ms) }
}
