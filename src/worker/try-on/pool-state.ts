import type { Photographer } from '#shared/photographers.ts'
import type { CloudProvider, Fault, Pool } from './providers/cloud-provider.ts'

/** A pool with what a run of it costs, in millionths of a dollar, and what it can put on. */
export type PricedPool = Pool & Pick<CloudProvider, 'price' | 'wearsExtras' | 'piecesPerRun'>

/** What the gate remembers of a pool. */
export type PoolState = {
  /** When its runs of the last minute were started. */
  starts: number[]
  /** Faults in a row: the pool is left alone for longer after each. */
  faults: number
  closedUntil: number
  /** Millionths of a dollar, today. */
  spent: number
  /** How many pictures it has made today; absent in what was stored before they were counted. */
  pictures?: number
  /** It said that its model is not there, and has made nothing since. */
  hasEnded?: boolean
  /** How long a look of it takes, ms: a mean in which the last ones weigh most; absent before the first. */
  lookMs?: number
}

/** Who asks for a run, as far as a pool is concerned. */
export type Wish = {
  /** The services that she has agreed to. */
  photographers: Photographer[]
  /** Pools where this job has failed. */
  avoid: string[]
  /** How many clothes are left to put on. */
  garmentCount: number
  /** How many shoes and bags; absent in what was stored before any service wore them. */
  extraCount?: number
  highQuality: boolean
}

export type PoolStates = Record<string, PoolState>

const startsWindowMs = 60_000
const freshPool: PoolState = { starts: [], faults: 0, closedUntil: 0, spent: 0 }

export const stateOf = (states: PoolStates, { id }: Pick<Pool, 'id'>) => states[id] ?? freshPool

/** One fault may be chance; the second in a row closes the pool. */
const closingFaults = 2
const longestClosedMs = 600_000

/** A pool that was closed gets one run at a time until one of them succeeds. */
const placesOf = (pool: Pool, { faults }: PoolState) => (faults >= closingFaults ? 1 : pool.atOnce)

export const isClosed = ({ closedUntil }: PoolState, now: number) => closedUntil > now

/** How many of the pieces the pool can put on. */
const piecesAt = ({ wearsExtras }: PricedPool, { garmentCount, extraCount = 0 }: Wish) =>
  garmentCount + (wearsExtras ? extraCount : 0)

/** Does the pool serve this wish at all? */
export const serves = (pool: PricedPool, wish: Wish) =>
  wish.photographers.includes(pool.photographer) && !wish.avoid.includes(pool.id) && piecesAt(pool, wish) > 0

/** Whether nothing of the outfit is left out there. */
export const wearsAll = ({ wearsExtras }: PricedPool, { extraCount = 0 }: Wish) =>
  wearsExtras || extraCount === 0

export const priceAt = (pool: PricedPool, wish: Wish) =>
  pool.price({ garmentCount: piecesAt(pool, wish), highQuality: wish.highQuality })

/** What the whole look costs there: the price of all its runs. */
export function lookPriceAt(pool: PricedPool, wish: Wish) {
  let price = 0
  for (let left = piecesAt(pool, wish); left > 0; left -= pool.piecesPerRun)
    price += pool.price({ garmentCount: left, highQuality: wish.highQuality })
  return price
}

/** How much one more look's time counts for a mean. */
const meanWeight = 0.1
export const meanAfter = (mean: number | undefined, ms: number) =>
  mean === undefined ? ms : mean + meanWeight * (ms - mean)

/** A look has ended that was admitted so long ago. */
export function timed(states: PoolStates, id: string, ms: number): PoolStates {
  const state = stateOf(states, { id })
  return { ...states, [id]: { ...state, lookMs: meanAfter(state.lookMs, ms) } }
}

export const canPay = (pool: PricedPool, state: PoolState, wish: Wish) =>
  state.spent + priceAt(pool, wish) <= pool.budgetPerDay

/** `inside` is the number of jobs that it runs now. */
export const hasRoom = (pool: Pool, state: PoolState, inside: number, now: number) =>
  !isClosed(state, now) && inside < placesOf(pool, state) && state.starts.length < pool.startsPerMinute

export function started(states: PoolStates, pool: PricedPool, wish: Wish, now: number): PoolStates {
  const state = stateOf(states, pool)
  return {
    ...states,
    [pool.id]: { ...state, starts: [...state.starts, now], spent: state.spent + priceAt(pool, wish) },
  }
}

/** What a run came to, as far as it tells of the pool's health. */
export type PoolReport = { pool: string; fault: Fault | null; refund: number }

/** A picture that nobody could read, or a filter that refused it, says nothing of the pool. */
export function reported(
  states: PoolStates,
  { pool: id, fault, refund }: PoolReport,
  now: number,
): PoolStates {
  const state = stateOf(states, { id })
  const spent = Math.max(0, state.spent - refund)
  if (fault === null) {
    const pictures = (state.pictures ?? 0) + 1
    return { ...states, [id]: { ...state, spent, pictures, faults: 0, closedUntil: 0, hasEnded: false } }
  }
  if (fault === 'input' || fault === 'refused') return { ...states, [id]: { ...state, spent } }
  const isOurs = fault === 'account' || fault === 'ended'
  const faults = isOurs ? Math.max(closingFaults, state.faults + 1) : state.faults + 1
  const closedMs = isOurs
    ? longestClosedMs
    : faults < closingFaults
      ? 0
      : Math.min(longestClosedMs, 15_000 * 2 ** (faults - closingFaults))
  const hasEnded = state.hasEnded || fault === 'ended'
  return { ...states, [id]: { ...state, spent, faults, closedUntil: now + closedMs, hasEnded } }
}

/** Drops starts that no longer count; at the beginning of a day nothing is spent. */
export const currentPools = (states: PoolStates, isNewDay: boolean, now: number): PoolStates =>
  Object.fromEntries(
    Object.entries(states).map(([id, state]) => [
      id,
      {
        ...state,
        starts: state.starts.filter((at) => at > now - startsWindowMs),
        spent: isNewDay ? 0 : state.spent,
        pictures: isNewDay ? 0 : (state.pictures ?? 0),
      },
    ]),
  )

/** When the pool could next start a run by itself: its oldest start expires, or it opens again. */
export const nextOpeningAt = (pool: Pool, { starts, closedUntil }: PoolState) =>
  Math.max(closedUntil, starts.length >= pool.startsPerMinute ? Math.min(...starts) + startsWindowMs : 0)
