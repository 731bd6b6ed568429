import { addressOf, networkOf } from '../lib/sender-address.ts'
import type { ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'

/** Equals the period of the binding in wrangler.toml. */
const retryAfterSeconds = 60

/**
 * Limits questions that only the database can answer, because an uncached question is easily made up. When the
 * limiter itself fails, the request is allowed. Throws too_many_attempts.
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
