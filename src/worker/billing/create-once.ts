import { isStripeFault } from './stripe-faults.ts'

const minuteMs = 60_000

/**
 * Creates something at Stripe under a name that gives the same thing to two tabs. Stripe keeps what it answered
 * to a name for a day, a failure of its own (5xx) too, so that one bad moment would stop all payments until tomorrow.
 * After such an answer the name goes on with the minute: only those who met the failure use it, at the same
 * moment still the same one, and a failure under that name lasts for a minute.
 *
 * What may come of it twice is harmless: a minute that turns between two tabs, or a failure told of something
 * that was made after all, leaves a second subscription that nobody has paid. It is found in the list that
 * comes before every creation, and ended there; a second customer is hers as well, and a second price costs the same.
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
