import { isStripeFault } from './stripe-faults.ts'

const minuteMs = 60_000

/**
 * Creates an object at Stripe under an idempotency key, so that two tabs get the same one. Stripe remembers the
 * answer to a key for a day, even its own failure (5xx), so that one bad moment would block all payments until
 * tomorrow. After such an answer the key gets the minute appended: only callers who met the failure use it, at the
 * same moment still the same one, and a failure under that key lasts for a minute. Two objects may be created when
 * the minute changes between two tabs, or when Stripe reports a failure after all. That is harmless: an unpaid second
 * subscription is found and ended by the listing that comes before every creation, a second customer belongs to the
 * shopper as well, and a second price costs the same.
 */
export async function createOnce<Made>(
  name: string,
  now: Date,
  create: (options: { idempotencyKey: string }) => Promise<Made>,
): Promise<Made> {
  try {
    return await create({ idempotencyKey: name })
  } catch (error) {
    if (!isStripeFault(error) || (error.statusCode ?? 0) < 500) throw error
  }
  const minute = Math.floor(now.getTime() / minuteMs)
  return create({ idempotencyKey: `${name}-at-${minute}` })
}
