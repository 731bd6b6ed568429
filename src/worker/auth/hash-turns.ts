import { ApiError } from '../lib/errors.ts'

/** A little longer than a hash takes, so that other answers have the time between two. Simulations hash for nothing. */
export const hashTurn = { ms: 150 }
/** Whoever would wait longer is asked to come back. */
const maxWaitMs = 1_800
const retryAfterSeconds = 2

/**
 * When the next hash of this isolate may begin. A hash holds the isolate's only thread, and with it every other answer, so
 * hashes are spread over time. A moment is kept and no lock: a request that is cut off cannot keep its turn.
 */
let nextTurnAt = 0

/** Waits for a turn to hash; throws server_busy where too many wait. */
export async function takeHashTurn() {
  const now = Date.now()
  const at = Math.max(now, nextTurnAt)
  if (at - now > maxWaitMs) {
    const headers = { 'Retry-After': String(retryAfterSeconds) }
    throw new ApiError('server_busy', { retryAfterSeconds }, headers)
  }
  nextTurnAt = at + hashTurn.ms
  if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
}
