/** The same time of the same day some months later; in a month that is too short, its last day. */
function laterBy(months: number, anchor: Date) {
  const monthOf = (day: number) => Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + months, day)
  // Day 0 of the next month is this month's last.
  const lastDay = new Date(
    Date.UTC(anchor.getUTCFullYear(), anchor.getUTCMonth() + months + 1, 0),
  ).getUTCDate()
  const timeOfDay = anchor.getTime() % 86_400_000
  return new Date(monthOf(Math.min(anchor.getUTCDate(), lastDay)) + timeOfDay)
}

/**
 * The billing month that contains `now`, from `start` (inclusive) to `end` (exclusive), in UTC. Months are counted
 * from the anchor as Stripe counts them, so that one that began on a 31st returns to it: 31 January, 28 February, 31
 * March.
 */
export function billingMonth(anchor: Date, now: Date) {
  const months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  // Within the anchor's calendar month the billing month may have begun already or not.
  const passed = laterBy(months, anchor) <= now ? months : months - 1
  return { start: laterBy(passed, anchor), end: laterBy(passed + 1, anchor) }
}
