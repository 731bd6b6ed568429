import type { ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'

/** As the binding's period in wrangler.toml. */
const retryAfterSeconds = 60

/**
 * Each beginning of a purchase is a row of ours and many calls at Stripe, which allows us so many a second for
 * all shoppers. Where the limit itself is away, everybody may buy. Throws too_many_attempts.
 */
export async function limitBuying(c: ApiContext, userId: string) {
  const { success } = await c.env.BUY_LIMIT.limit({ key: userId }).catch((error: unknown) => {
    logFault('buy_limit_failed', error)
    return { success: true }
  })
  if (success) return
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  throw new ApiError('too_many_attempts', { retryAfterSeconds }, headers)
}
