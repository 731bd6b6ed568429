import { vi } from 'vitest'

/**
 * A fake clock: `pass` advances `Date.now`, and every `setTimeout` that is due by then fires. Each timer watches the
 * clock in its own context, since an object's timer must fire in that object. Alarms keep the platform's time. Until
 * `vi.restoreAllMocks()`.
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
