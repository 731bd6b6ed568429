import { tryOnDeadlineMs, type NoPhotograph } from '#shared/try-on-job.ts'
import { inOrder } from './pool-order.ts'
import type { PhotographChoice } from '#shared/photographers.ts'
import {
  isInside,
  isWaiting,
  maxLuxeInRow,
  waitingInOrder,
  type LineEntry,
  type Ticket,
} from './queue-order.ts'
import {
  canPay,
  currentPools,
  hasRoom,
  isClosed,
  meanAfter,
  nextOpeningAt,
  priceAt,
  reported,
  serves,
  started,
  stateOf,
  timed,
  wearsAll,
  type PoolReport,
  type PoolStates,
  type PricedPool,
} from './pool-state.ts'
import {
  counted,
  countJoin,
  countReturn,
  crowdedFrom,
  isOverShare,
  laterOfAccount,
  networkInLine,
  type Counts,
  type Shares,
} from './photograph-shares.ts'

/**
 * The queue before the cloud as a pure function: which jobs have a place and in which pool, which is next, who is told
 * that there is no room, and what may be spent.
 */

export type Queue = {
  entries: LineEntry[]
  pools: PoolStates
  counts: Counts
  /** The UTC day that `counts` and what is spent belong to. */
  day: string
  luxeInRow: number
  /** How long a job keeps its place, ms: the mean of the last ones, from which follows how many can wait. */
  placeMs: number
}

export const emptyQueue: Queue = {
  entries: [],
  pools: {},
  counts: {},
  day: '',
  luxeInRow: 0,
  placeMs: 12_000,
}

/** What the operator has configured. */
export type Terms = {
  /** In the operator's order. */
  pools: PricedPool[]
  choice: PhotographChoice
  /** Of all pools together, in millionths of a dollar. */
  budgetPerDay: number
  shares: Shares
}

export type Answer =
  | { type: 'admitted'; pool: string }
  | { type: 'in_line'; place: number }
  | { type: 'no_room'; reason: NoPhotograph }

/** What is left to a job that begins last, so that it can end before its deadline. */
const minRunMs = 60_000
const maxWaitMs = tryOnDeadlineMs - minRunMs
/** The shares of the line that the free plan and Luxe may fill, so that neither shuts the other out. */
const shareOfLine = { free: 0.6, luxe: 0.8 }
/** How many may wait for a day when nobody else does. */
export const maxLater = 5_000
/** With every pool closed for longer than this, there is no photograph today worth waiting for on a screen. */
const closedForLongMs = 30_000

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** Drops places that have expired and starts that no longer count. */
function current(queue: Queue, now: number): Queue {
  const day = dayOf(now)
  const isNewDay = day !== queue.day
  return {
    ...queue,
    day,
    counts: isNewDay ? {} : queue.counts,
    entries: queue.entries.filter(({ until }) => until > now),
    pools: currentPools(queue.pools, isNewDay, now),
  }
}

/** How many jobs have a place in each pool. */
function placesTaken({ entries }: Queue) {
  const taken = new Map<string, number>()
  for (const { run, pool } of entries) if (run > 0 && pool) taken.set(pool, (taken.get(pool) ?? 0) + 1)
  return taken
}

type Taken = ReturnType<typeof placesTaken>

const spentToday = ({ pools }: Queue) => Object.values(pools).reduce((sum, { spent }) => sum + spent, 0)

/** A look that has begun is finished, whatever is spent. */
const isPaid = (queue: Queue, terms: Terms, pool: PricedPool, entry: LineEntry) =>
  isInside(entry) ||
  (canPay(pool, stateOf(queue.pools, pool), entry) &&
    spentToday(queue) + priceAt(pool, entry) <= terms.budgetPerDay)

/** Those that wear the whole outfit, as long as one of them is well; otherwise all, which leave out shoes and bags. */
function fitting(queue: Queue, terms: Terms, entry: LineEntry, now: number) {
  const paid = terms.pools.filter((pool) => serves(pool, entry) && isPaid(queue, terms, pool, entry))
  const whole = paid.filter((pool) => wearsAll(pool, entry))
  return whole.some((pool) => !isClosed(stateOf(queue.pools, pool), now)) ? whole : paid
}

/** The first pool in the job's order with room for its next run. A job that has a place keeps it, unless it was sent away from there. */
function poolFor(queue: Queue, terms: Terms, taken: Taken, entry: LineEntry, now: number) {
  const known = { states: queue.pools, choice: terms.choice }
  const open = inOrder(fitting(queue, terms, entry, now), entry, known).filter((pool) => {
    const own = isInside(entry) && entry.pool === pool.id ? 1 : 0
    const others = (taken.get(pool.id) ?? 0) - own
    return hasRoom(pool, stateOf(queue.pools, pool), others, now)
  })
  const own = open.find(({ id }) => id === entry.pool)
  if (own && own.id !== entry.shun) return own
  return open.find(({ id }) => id !== entry.shun) ?? own ?? open[0]
}

/** Admits as many as fit. A job with a place is admitted to its next run before a new job. */
function admit(before: Queue, terms: Terms, now: number) {
  let queue = before
  const admitted: LineEntry[] = []
  for (;;) {
    const chosen = nextWithPool(queue, terms, now)
    if (!chosen) return { queue, admitted }
    const { entry, pool } = chosen
    const moved = { ...entry, run: entry.wanted, pool: pool.id, admittedAt: entry.admittedAt || now }
    queue = {
      ...queue,
      entries: queue.entries.map((one) => (one === entry ? moved : one)),
      pools: started(queue.pools, pool, entry, now),
      ...(isWaiting(entry) && {
        counts: counted(queue.counts, entry),
        luxeInRow: entry.premium ? Math.min(maxLuxeInRow, queue.luxeInRow + 1) : 0,
      }),
    }
    admitted.push(moved)
  }
}

function nextWithPool(queue: Queue, terms: Terms, now: number) {
  const taken = placesTaken(queue)
  const find = (entries: LineEntry[]) => {
    for (const entry of entries) {
      const pool = poolFor(queue, terms, taken, entry, now)
      if (pool) return { entry, pool }
    }
    return null
  }
  const going = find(queue.entries.filter(({ run, wanted }) => run > 0 && wanted > run))
  const hasPlace = terms.pools.some((pool) =>
    hasRoom(pool, stateOf(queue.pools, pool), taken.get(pool.id) ?? 0, now),
  )
  if (going || !hasPlace) return going
  const watched = waitingInOrder(queue.entries, { later: false, luxeInRow: queue.luxeInRow })
  const first = find(watched)
  // Nobody for later passes somebody who watches.
  if (first || watched.some((entry) => isServable(queue, terms, entry))) return first
  return find(waitingInOrder(queue.entries, { later: true, luxeInRow: queue.luxeInRow }))
}

const isServable = (queue: Queue, terms: Terms, entry: LineEntry) =>
  terms.pools.some((pool) => serves(pool, entry) && isPaid(queue, terms, pool, entry))

/** How many jobs the open pools begin in a minute. */
function perMinute(queue: Queue, { pools }: Terms, now: number) {
  return pools
    .filter((pool) => !isClosed(stateOf(queue.pools, pool), now))
    .reduce((sum, { atOnce, startsPerMinute }) => {
      return sum + Math.min(startsPerMinute, (atOnce * 60_000) / queue.placeMs)
    }, 0)
}

/** How many may wait: a job behind these could not begin in time. */
export const maxWaiting = (queue: Queue, terms: Terms, now: number) =>
  Math.floor((perMinute(queue, terms, now) * maxWaitMs) / 60_000)

/** Why this job is not let in line; null where it is. `isNew` is false for one that already waits. */
function noRoomFor(
  queue: Queue,
  terms: Terms,
  entry: LineEntry,
  isNew: boolean,
  now: number,
): NoPhotograph | null {
  const pools = terms.pools.filter((pool) => serves(pool, entry))
  if (pools.length === 0) return 'unavailable'
  if (isNew && isOverShare(queue.counts, terms.shares, entry)) return 'over_share'
  if (entry.later) return isNew ? noRoomLater(queue, entry) : null
  const paid = pools.filter((pool) => isPaid(queue, terms, pool, entry))
  if (paid.length === 0) return 'budget_spent'
  const opensAt = Math.min(...paid.map((pool) => stateOf(queue.pools, pool).closedUntil))
  if (opensAt > now + closedForLongMs) return 'unavailable'
  // Whoever has waited so long could not end in time any more: those before her took longer than was thought.
  if (!isNew && !isInside(entry) && now > entry.joinedAt + maxWaitMs) return 'line_full'
  if (isNew && isCrowding(queue, terms, entry, now)) return 'over_share'
  return isNew && isLineFull(queue, terms, entry, now) ? 'line_full' : null
}

const watchedInLine = ({ entries }: Queue) => entries.filter((one) => isWaiting(one) && !one.later)

/** Whether she would wait with a second job where the line is no longer nearly empty. */
function isCrowding(queue: Queue, terms: Terms, { userId }: LineEntry, now: number) {
  const waiting = watchedInLine(queue)
  const isCrowded = waiting.length >= crowdedFrom * maxWaiting(queue, terms, now)
  return isCrowded && waiting.some((one) => one.userId === userId)
}

/** What waits for later costs us the keeping of her pictures: a few of each shopper, and of each network. */
function noRoomLater({ entries }: Queue, { userId, network }: LineEntry): NoPhotograph | null {
  const waiting = entries.filter((one) => isWaiting(one) && one.later)
  if (waiting.length >= maxLater) return 'line_full'
  const own = waiting.filter((one) => one.userId === userId).length
  const ofNetwork = waiting.filter((one) => network !== null && one.network === network).length
  return own >= laterOfAccount || ofNetwork >= networkInLine ? 'over_share' : null
}

function isLineFull(queue: Queue, terms: Terms, { premium, network }: LineEntry, now: number) {
  const waiting = watchedInLine(queue)
  const most = Math.max(1, maxWaiting(queue, terms, now))
  const ofPlan = waiting.filter((one) => one.premium === premium).length
  const ofNetwork = waiting.filter((one) => one.network === network).length
  return (
    waiting.length >= most ||
    ofPlan >= Math.max(1, Math.floor(most * (premium ? shareOfLine.luxe : shareOfLine.free))) ||
    (network !== null && ofNetwork >= networkInLine)
  )
}

export type Request = { ticket: Ticket; run: number; avoid: string[]; shun: string | null }

/** A job asks for its run number `run` (from 1). Asking again changes nothing. */
export function ask(before: Queue, terms: Terms, { ticket, run, avoid, shun }: Request, now: number) {
  const queue = current(before, now)
  const known = queue.entries.find(({ jobId }) => jobId === ticket.jobId)
  const asking: LineEntry = {
    ...(known ?? { ...ticket, run: 0, pool: null, admittedAt: 0 }),
    avoid,
    shun,
    wanted: Math.max(run, known?.run ?? 0),
  }
  const isServed = known !== undefined && known.run >= run
  const reason = isServed ? null : noRoomFor(queue, terms, asking, !known, now)
  const others = queue.entries.filter((entry) => entry !== known)
  if (reason) {
    const left = admit({ ...queue, entries: others }, terms, now)
    return { ...left, answer: { type: 'no_room', reason } satisfies Answer as Answer }
  }
  const counts = known ? queue.counts : countJoin(queue.counts, asking)
  const after = admit({ ...queue, counts, entries: [...others, asking] }, terms, now)
  const entry = after.queue.entries.find(({ jobId }) => jobId === ticket.jobId)
  const answer: Answer =
    entry?.pool && entry.run >= run
      ? { type: 'admitted', pool: entry.pool }
      : { type: 'in_line', place: placeOf(after.queue, ticket) }
  return { ...after, answer }
}

/** Counted from 1, among those who watch. A job with a place that waits for its next run is first. */
function placeOf({ entries, luxeInRow }: Queue, { jobId, later }: Ticket) {
  if (later) return 0
  const order = waitingInOrder(entries, { later, luxeInRow })
  return (
    Math.max(
      0,
      order.findIndex((entry) => entry.jobId === jobId),
    ) + 1
  )
}

export function leave(before: Queue, terms: Terms, jobId: string, now: number) {
  const queue = current(before, now)
  const left = queue.entries.find((entry) => entry.jobId === jobId)
  const entries = queue.entries.filter((entry) => entry !== left)
  if (!left?.pool || left.admittedAt === 0) return admit({ ...queue, entries }, terms, now)
  const placeMs = now - left.admittedAt
  const pools = timed(queue.pools, left.pool, placeMs)
  return admit({ ...queue, entries, pools, placeMs: meanAfter(queue.placeMs, placeMs) }, terms, now)
}

/** A run has ended, well or with a fault of its pool. */
export function report(before: Queue, terms: Terms, one: PoolReport, now: number) {
  const queue = current(before, now)
  return admit({ ...queue, pools: reported(queue.pools, one, now) }, terms, now)
}

/** Takes one of the shopper's free second tries of the day; null when she has had them all. */
export function takeReturn(before: Queue, terms: Terms, userId: string, now: number): Queue | null {
  const queue = current(before, now)
  const counts = countReturn(queue.counts, terms.shares, userId)
  return counts && { ...queue, counts }
}

/** Advances the time: places expire, starts become free, pools open. */
export const pass = (before: Queue, terms: Terms, now: number) => admit(current(before, now), terms, now)

/** When a waiting job could be admitted without another one ending; null when none waits. */
export function nextChangeAt({ entries, pools }: Queue, terms: Terms, now: number) {
  if (!entries.some(({ run, wanted }) => wanted > run)) return null
  const openings = terms.pools
    .map((pool) => nextOpeningAt(pool, stateOf(pools, pool)))
    .filter((at) => at > now)
  const midnight = Date.parse(`${dayOf(now)}T00:00:00Z`) + 86_400_000
  return Math.min(midnight, ...openings, ...entries.map(({ until }) => until))
}
