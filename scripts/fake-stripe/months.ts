type Rhythm = { interval: string; interval_count: number }

const seconds: Record<string, number> = { day: 86_400, week: 7 * 86_400 }

/**
 * The moment this many periods after the anchor. A short month uses its last day: 31 January, 28 February, 31 March.
 */
export function afterPeriods(anchor: number, { interval, interval_count }: Rhythm, periods: number) {
  const fixed = seconds[interval]
  if (fixed) return anchor + periods * interval_count * fixed
  const months = periods * interval_count * (interval === 'year' ? 12 : 1)
  const from = new Date(anchor * 1000)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  return Math.floor(Date.UTC(year, month, day) / 1000) + (anchor % 86_400)
}

const longest: Record<string, number> = {
  day: 86_400,
  week: 7 * 86_400,
  month: 31 * 86_400,
  year: 366 * 86_400,
}

/** The end of the period that begins at `start`, counted from the anchor. */
export function periodEnd(anchor: number, rhythm: Rhythm, start: number) {
  const longestOne = longest[rhythm.interval]
  if (!longestOne) throw new Error(`There is no interval of a ${rhythm.interval}.`)
  const atMost = longestOne * rhythm.interval_count
  let periods = Math.max(1, Math.floor((start - anchor) / atMost))
  while (afterPeriods(anchor, rhythm, periods) <= start) periods += 1
  return afterPeriods(anchor, rhythm, periods)
}
