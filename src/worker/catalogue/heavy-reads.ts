import { createTurns } from '../lib/turns.ts'

/**
 * For reads of the catalogue that take tens of milliseconds of its database, which does one thing at a time. A few stand
 * before it, so that a short read waits for a few and not for all; whoever would wait for seconds is asked to come back.
 */
export const heavyRead = createTurns({ atOnce: 4, maxWaitMs: 4_000, longestMs: 2_000 })
