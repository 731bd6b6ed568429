import type { FindFailure } from '#shared/finds.ts'
import { nextDay } from './queries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** After so many readings in a row that gave nothing, nobody goes there any more. */
export const mostFailures = 5

/** When to come again after a reading that gave nothing, and how it counts; never where that is absent. */
export function afterFailure(reason: FindFailure, failures: number, now: number) {
  // That was us, or everybody's hurry, and not the page.
  if (reason === 'busy') return { failures, nextReadAt: new Date(now + hourMs) }
  // A shop that says no is not asked until it says yes.
  const counted = reason === 'forbidden' ? mostFailures : failures + 1
  if (counted >= mostFailures) return { failures: counted, nextReadAt: null }
  return { failures: counted, nextReadAt: new Date(nextDay(now) + (2 ** failures - 1) * dayMs) }
}
