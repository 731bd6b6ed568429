/**
 * The queue before the cloud as a pure function: which jobs have a place, which is next, and how long one has to
 * wait. FASHN allows an account 6 jobs at once and 50 starts a minute.
 */

export type Ticket = {
  jobId: string
  userId: string
  premium: boolean
  joinedAt: number
  /** When the job is over at the latest: its place is free then, even if it never reports its end. */
  until: number
}

/**
 * `run` is the latest run that the job may start, 0 while it waits for its first; `wanted` is the run that it asks
 * for.
 */
type Entry = Ticket & { run: number; wanted: number }
export type Queue = { entries: Entry[]; starts: number[] }

export const emptyQueue: Queue = { entries: [], starts: [] }

const mostAtOnce = 6
const mostStarts = 50
const startsWindowMs = 60_000
/** A job behind these could not start before its deadline, so it is refused at once. */
export const mostWaiting = 120
/** Luxe's priority: served as if it had arrived this much earlier. Bounded, so that no job waits for ever. */
export const headStartMs = 60_000

export type Answer = { type: 'admitted' } | { type: 'in_line'; place: number } | { type: 'line_full' }

const isInside = (entry: Entry) => entry.run > 0
const isWaiting = (entry: Entry) => entry.run === 0

/**
 * The waiting jobs, the next one first. A shopper's first job comes before anybody's second (one being rendered
 * counts as her first), and within a round the order is by arrival.
 */
export function waitingInOrder({ entries }: Queue) {
  const seen = new Map<string, number>()
  for (const { userId } of entries.filter(isInside)) seen.set(userId, (seen.get(userId) ?? 0) + 1)
  const byArrival = entries
    .filter(isWaiting)
    .map((entry) => ({ entry, cameAt: entry.joinedAt - (entry.premium ? headStartMs : 0) }))
    .sort((a, b) => a.cameAt - b.cameAt || (a.entry.jobId < b.entry.jobId ? -1 : 1))
  const rounds = byArrival.map(({ entry, cameAt }) => {
    const round = seen.get(entry.userId) ?? 0
    seen.set(entry.userId, round + 1)
    return { entry, cameAt, round }
  })
  return rounds.sort((a, b) => a.round - b.round || a.cameAt - b.cameAt).map(({ entry }) => entry)
}

/** Drops places that have expired and starts that no longer count. */
const current = ({ entries, starts }: Queue, now: number): Queue => ({
  entries: entries.filter(({ until }) => until > now),
  starts: starts.filter((at) => at > now - startsWindowMs),
})

/** Admits as many as fit. A job with a place is admitted to its next run before a new job. */
function admit(queue: Queue, now: number) {
  const admitted: Entry[] = []
  let { entries, starts } = queue
  while (starts.length < mostStarts) {
    const inside = entries.filter(isInside)
    const going = inside.find(({ run, wanted }) => wanted > run)
    const chosen = going ?? (inside.length < mostAtOnce ? waitingInOrder({ entries, starts })[0] : undefined)
    if (!chosen) break
    const moved = { ...chosen, run: chosen.wanted }
    entries = entries.map((entry) => (entry === chosen ? moved : entry))
    starts = [...starts, now]
    admitted.push(moved)
  }
  return { queue: { entries, starts }, admitted }
}

/** A job asks for its run number `run` (from 1). Asking again changes nothing. */
export function ask(before: Queue, ticket: Ticket, run: number, now: number) {
  const queue = current(before, now)
  const known = queue.entries.find(({ jobId }) => jobId === ticket.jobId)
  if (!known && queue.entries.filter(isWaiting).length >= mostWaiting) {
    return { ...admit(queue, now), answer: { type: 'line_full' } satisfies Answer as Answer }
  }
  const asking = { ...(known ?? { ...ticket, run: 0 }), wanted: Math.max(run, known?.run ?? 0) }
  const entries = known
    ? queue.entries.map((entry) => (entry === known ? asking : entry))
    : [...queue.entries, asking]
  const after = admit({ ...queue, entries }, now)
  const entry = after.queue.entries.find(({ jobId }) => jobId === ticket.jobId)
  const answer: Answer =
    entry && entry.run >= run
      ? { type: 'admitted' }
      : { type: 'in_line', place: placeOf(after.queue, ticket.jobId) }
  return { ...after, answer }
}

/** Counted from 1. A job with a place that waits for its next run is first. */
const placeOf = (queue: Queue, jobId: string) =>
  Math.max(
    0,
    waitingInOrder(queue).findIndex((entry) => entry.jobId === jobId),
  ) + 1

export function leave(before: Queue, jobId: string, now: number) {
  const queue = current(before, now)
  return admit({ ...queue, entries: queue.entries.filter((entry) => entry.jobId !== jobId) }, now)
}

/** Advances the time: places expire, starts become free. */
export const pass = (before: Queue, now: number) => admit(current(before, now), now)

/** When a waiting job could be admitted without another one ending; null when none waits. */
export function nextChangeAt({ entries, starts }: Queue) {
  if (!entries.some(({ run, wanted }) => wanted > run)) return null
  const times = entries.map(({ until }) => until)
  if (starts.length >= mostStarts) times.push(Math.min(...starts) + startsWindowMs)
  return Math.min(...times)
}
