import { countAttempt } from '../auth/throttle.ts'
import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'

const minute = 60_000

/** Limits readings, because each requests a page, a robots.txt and a picture from somebody else's server. */
export const limitReading = (db: Db, userId: string) =>
  countAttempt(db, [
    { key: `find:${userId}`, most: 10, windowMs: minute },
    { key: `finds:${userId}`, most: 80, windowMs: 60 * minute },
  ])

/** The rate limit of a shop, over all shoppers. When the limiter itself fails, the request is allowed. */
export const turnOf = (env: Env) => async (host: string) => {
  const { success } = await env.SHOP_LIMIT.limit({ key: host }).catch((error: unknown) => {
    logFault('shop_limit_failed', error)
    return { success: true }
  })
  return success
}
