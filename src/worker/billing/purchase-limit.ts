import type { ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'
import { requireOn } from '../switches/switches.ts'

/** Equals the period of the binding in wrangler.toml. */
const retryAfterSeconds = 60

/**
 * Limits the start of purchases: each writes a row and makes several calls to Stripe, whose rate limit all shoppers
 * share. When the limiter itself fails, the purchase is allowed. Throws too_many_attempts, or payments_paused while the office
 * has switched payments off.
 */
export async function limitBuying(c: ApiContext, userId: string) {
  await requireOn(c.env, 'payments', 'payments_paused')
  const { success } = await c.env.BUY_LIMIT.limit({ key: userId }).catch((error: unknown) => {
    logFault('buy_limit_failed', error)
    return { success: true }
  })
  if (success) return
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  throw new ApiError('too_many_attempts', { retryAfterSeconds }, headers)
}
