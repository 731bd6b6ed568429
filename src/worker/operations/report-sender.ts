import { countAttempt, isSpent, newKindLimits } from '../auth/throttle.ts'
import { addressOf, siteOf } from '../lib/sender-address.ts'
import type { ApiContext } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'

/** Who sends an error of a page, or a report of its policy: the network, with those beside it, and what it may add. */
export function senderOf(c: ApiContext, what: 'policy-report' | 'client-error') {
  const address = addressOf(c)
  const limits = newKindLimits(what, address)
  return {
    network: address && siteOf(address),
    /** Whether the sender's network may have another kind kept. */
    async mayTakePlace() {
      if (await isSpent(c.var.db, limits)) return false
      try {
        await countAttempt(c.var.db, limits)
        return true
      } catch (error) {
        // Somebody else of the network was faster.
        if (error instanceof ApiError && error.code === 'too_many_attempts') return false
        throw error
      }
    },
  }
}
