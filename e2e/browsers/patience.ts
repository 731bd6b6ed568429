import { setTimeout as pause } from 'node:timers/promises'

/** How often a page is asked again. */
const everyMs = 250
const soonMs = 60_000

/** Asks until there is an answer without an error, and no longer than it may take; then fails with the last error. */
export async function patiently<T>(what: string, ask: () => Promise<T>, withinMs = soonMs): Promise<T> {
  const until = Date.now() + withinMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > until) throw new Error(`not within ${withinMs / 1000} s: ${what}`, { cause: error })
    }
    await pause(everyMs)
  }
}
