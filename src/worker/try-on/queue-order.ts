import type { Photographer } from '#shared/photographers.ts'

/** The order in which waiting jobs are served. */

export type Ticket = {
  jobId: string
  userId: string
  /** Her network, of which only a share may wait; null where it is not known. */
  network: string | null
  premium: boolean
  joinedAt: number
  /** When the job is over at the latest: its place is free then, even if it never reports its end. */
  until: number
  /** Nobody looks at a screen for it: it is served when nobody else waits. */
  later: boolean
  /** The services that she has agreed to. */
  photographers: Photographer[]
  garmentCount: number
  extraCount?: number
  highQuality: boolean
}

/**
 * `run` is the latest run that the job may start, 0 while it waits for its first; `wanted` is the run that it asks
 * for.
 */
export type LineEntry = Ticket & {
  run: number
  wanted: number
  /** Where its latest run was admitted; null before the first. */
  pool: string | null
  avoid: string[]
  /** Asked only where no other has room. */
  shun: string | null
  admittedAt: number
}

/** Luxe's priority: served as if it had arrived this much earlier. Bounded, so that no job waits for ever. */
export const headStartMs = 60_000
/** After this many jobs of Luxe in a row somebody else's is served, if one waits. */
export const maxLuxeInRow = 2

export const isInside = (entry: LineEntry) => entry.run > 0
export const isWaiting = (entry: LineEntry) => entry.run === 0

type Turn = { entry: LineEntry; cameAt: number; round: number }

const before = (a: Turn, b: Turn) =>
  a.round - b.round || a.cameAt - b.cameAt || (a.entry.jobId < b.entry.jobId ? -1 : 1)

/** A shopper's first job comes before anybody's second (one being rendered counts as her first). */
function turnsOf(entries: LineEntry[], later: boolean): Turn[] {
  const seen = new Map<string, number>()
  for (const { userId } of entries.filter(isInside)) seen.set(userId, (seen.get(userId) ?? 0) + 1)
  return entries
    .filter((entry) => isWaiting(entry) && entry.later === later)
    .map((entry) => ({ entry, cameAt: entry.joinedAt - (entry.premium ? headStartMs : 0) }))
    .toSorted((a, b) => a.cameAt - b.cameAt || (a.entry.jobId < b.entry.jobId ? -1 : 1))
    .map(({ entry, cameAt }) => {
      const round = seen.get(entry.userId) ?? 0
      seen.set(entry.userId, round + 1)
      return { entry, cameAt, round }
    })
    .toSorted(before)
}

/** Within a round the order is by arrival, Luxe with its head start, but never Luxe alone. */
function interleave(turns: Turn[], luxeInRow: number): LineEntry[] {
  const luxe = turns.filter(({ entry }) => entry.premium)
  const free = turns.filter(({ entry }) => !entry.premium)
  const order: LineEntry[] = []
  let [l, f, inRow] = [0, 0, luxeInRow]
  for (;;) {
    const [nextLuxe, nextFree] = [luxe[l], free[f]]
    const isFreeDue =
      nextFree &&
      (!nextLuxe ||
        before(nextFree, nextLuxe) < 0 ||
        (inRow >= maxLuxeInRow && nextFree.round <= nextLuxe.round))
    const next = isFreeDue ? nextFree : nextLuxe
    if (!next) return order
    order.push(next.entry)
    if (isFreeDue) f++
    else l++
    inRow = isFreeDue ? 0 : inRow + 1
  }
}

/** The waiting jobs, the next one first: those that somebody watches, or those for later. */
export const waitingInOrder = (
  entries: LineEntry[],
  { later, luxeInRow }: { later: boolean; luxeInRow: number },
): LineEntry[] => interleave(turnsOf(entries, later), luxeInRow)
