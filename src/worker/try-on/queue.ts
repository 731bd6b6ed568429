/**
 * The queue before the cloud, decided purely: who has a place, who is next, and who has to wait for how
 * long. FASHN allows one account 6 jobs at once and 50 starts a minute.
 */

export type Ticket = {
  jobId: string
  userId: string
  premium: boolean
  joinedAt: number
  /** The job is over by then, whatever happens: its place is free again even if it never says so. */
  until: number
}

/** `run`: the job's latest run that may start, 0 while it waits for its first. `wanted`: the one that it asks for. */
type Entry = Ticket & { run: number; wanted: number }
export type Queue = { entries: Entry[]; starts: number[] }

export const emptyQueue: Queue = { entries: [], starts: [] }

const mostAtOnce = 6
const mostStarts = 50
const startsWindowMs = 60_000
/** Whoever would be behind these could not be served before her deadline: better told at once. */
export const mostWaiting = 120
/** Luxe's priority: served as if she had come this much earlier. Bounded, so that nobody waits for ever. */
export const headStartMs = 60_000

export type Answer = { type: 'admitted' } | { type: 'in_line'; place: number } | { type: 'line_full' }

const isInside = (entry: Entry) => entry.run > 0
const isWaiting = (entry: Entry) => entry.run === 0

/**
 * Those who wait, the next one first. A shopper's first job comes before anybody's second (one being
 * rendered counts as her first), and within a round it goes by arrival.
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

/** Without the places that have run out and the starts that no longer count. */
const current = ({ entries, starts }: Queue, now: number): Queue => ({
  entries: entries.filter(({ until }) => until > now),
  starts: starts.filter((at) => at > now - startsWindowMs),
})

/** Lets in as many as fit. A job with a place is let on to its next run before anybody new is let in. */
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

/** From 1. A job with a place that waits for its next run is first. */
const placeOf = (queue: Queue, jobId: string) =>
  Math.max(
    0,
    waitingInOrder(queue).findIndex((entry) => entry.jobId === jobId),
  ) + 1

export function leave(before: Queue, jobId: string, now: number) {
  const queue = current(before, now)
  return admit({ ...queue, entries: queue.entries.filter((entry) => entry.jobId !== jobId) }, now)
}

/** Time has passed: places run out, starts are free again. */
export const pass = (before: Queue, now: number) => admit(current(before, now), now)

/** When somebody who waits could be let in without anybody leaving; null when nobody waits. */
export function nextChangeAt({ entries, starts }: Queue) {
  if (!entries.some(({ run, wanted }) => wanted > run)) return null
  const times = entries.map(({ until }) => until)
  if (starts.length >= mostStarts) times.push(Math.min(...starts) + startsWindowMs)
  return Math.min(...times)
}
