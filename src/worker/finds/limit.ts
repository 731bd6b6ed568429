import { countAttempt } from '../auth/throttle.ts'
import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'

const minute = 60_000

/** Each is a page, a robots.txt and a picture of somebody else's. */
export const limitFinding = (db: Db, userId: string) =>
  countAttempt(db, [
    { key: `find:${userId}`, most: 10, windowMs: minute },
    { key: `finds:${userId}`, most: 80, windowMs: 60 * minute },
  ])

/** The turn of a shop, whoever asks for its pages. Where the limit itself is away, she is let through. */
export const turnOf = (env: Env) => async (host: string) => {
  const { success } = await env.SHOP_LIMIT.limit({ key: host }).catch((error: unknown) => {
    logFault('shop_limit_failed', error)
    return { success: true }
  })
  return success
}
