import { setTimeout as wait } from 'node:timers/promises'

/** How often, and how long apart, somebody who finds the database locked asks again: two seconds in all. */
const mostTries = 20
const pauseMs = 100

/**
 * How D1 on this machine answers where SQLite found the file locked, which it does without any wait: a site that is open
 * wrote at that moment. What the statement was to do has then not been done.
 */
const isLocked = (error: unknown) =>
  error instanceof Error && /SQLITE_BUSY|database is locked|internal error/.test(error.message)

/** Does `act`, and again while another process writes into the same file. `act` is of the kind that may be done anew. */
export async function patiently<T>(act: () => Promise<T>, pause = () => wait(pauseMs)): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await act()
    } catch (error) {
      if (tries === mostTries || !isLocked(error)) throw error
      await pause()
    }
}
