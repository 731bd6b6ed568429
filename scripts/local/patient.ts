import { setTimeout as wait } from 'node:timers/promises'

/** How often, and how long apart, somebody who finds the storage closed asks again: two seconds in all. */
const maxTries = 20
const pauseMs = 100

/**
 * How D1 on this machine answers where SQLite found the file locked, which it does without any wait: a site that is open
 * wrote at that moment. What the statement was to do has then not been done. And how the way to it fails that was closed
 * because this process was busy for longer than a connection is kept.
 */
const passing = /SQLITE_BUSY|database is locked|internal error|fetch failed/
const isPassing = (error: unknown): boolean =>
  error instanceof Error && (passing.test(error.message) || isPassing(error.cause))

/** Does `act`, and again while the storage cannot be had for a moment. `act` is of the kind that may be done anew. */
export async function patiently<T>(act: () => Promise<T>, pause = () => wait(pauseMs)): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await act()
    } catch (error) {
      if (tries === maxTries || !isPassing(error)) throw error
      await pause()
    }
}
