import type { ExternalProductFailure } from '#shared/external-products.ts'
import { nextDay } from './queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** After this many readings in a row without a result, the watch is given up. */
export const maxFailures = 5

/**
 * When to read the page again after a failed reading, and how the failure counts; `nextReadAt` is null when the watch
 * is given up.
 */
export function afterFailure(reason: ExternalProductFailure, failures: number, now: number) {
  // Our own rate limit caused this failure, so it does not count against the page.
  if (reason === 'busy') return { failures, nextReadAt: new Date(now + hourMs) }
  // A shop whose robots.txt forbids the page is not asked again.
  const counted = reason === 'forbidden' ? maxFailures : failures + 1
  if (counted >= maxFailures) return { failures: counted, nextReadAt: null }
  return { failures: counted, nextReadAt: new Date(nextDay(now) + (2 ** failures - 1) * dayMs) }
}
