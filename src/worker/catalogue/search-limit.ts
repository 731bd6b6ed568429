import { addressOf, networkOf } from '../auth/throttle.ts'
import type { ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'

/** As the binding's period in wrangler.toml. */
const retryAfterSeconds = 60

/**
 * For what only the database can answer: a question that nobody has asked before is easily made up. Where
 * the limit itself is away, everybody is let in. Throws too_many_attempts.
 */
export async function limitSearches(c: ApiContext) {
  const key = networkOf(addressOf(c))
  if (key === null) return
  const { success } = await c.env.SEARCH_LIMIT.limit({ key }).catch((error: unknown) => {
    logFault('search_limit_failed', error)
    return { success: true }
  })
  if (success) return
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  throw new ApiError('too_many_attempts', { retryAfterSeconds }, headers)
}
