import { lookPriceAt, stateOf, type PoolStates, type PricedPool, type Wish } from './pool-state.ts'
import type { PhotographChoice } from '#shared/photographers.ts'

/** A number from 0 to 1 that is the same for a job whenever it asks, and evenly spread over jobs. */
function drawOf(jobId: string) {
  let hash = 0x811c9dc5
  for (let i = 0; i < jobId.length; i++) hash = Math.imul(hash ^ jobId.charCodeAt(i), 0x01000193)
  // The last characters of an id would move the low bits alone.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Whose share of the looks this one belongs to; null where it belongs to nobody's. */
function drawnFor(pools: PricedPool[], jobId: string) {
  let left = drawOf(jobId)
  const shares = new Map(pools.map(({ photographer, share }) => [photographer, share]))
  for (const [photographer, share] of shares) {
    if (left < share) return photographer
    left -= share
  }
  return null
}

type Asking = Wish & { jobId: string }
type Known = { states: PoolStates; choice: PhotographChoice }

/** A pool of which nothing is known yet is tried: otherwise nothing ever would be. */
const rankOf: Record<PhotographChoice, (pool: PricedPool, asking: Asking, known: Known) => number> = {
  order: () => 0,
  price: (pool, asking) => lookPriceAt(pool, asking),
  time: (pool, _, { states }) => stateOf(states, pool).lookMs ?? 0,
}

/**
 * The pools in the order in which a job asks them: first whose share of the looks it belongs to, then by the operator's choice. Those
 * that are ill are closed, and asked by nobody.
 */
export function inOrder(pools: PricedPool[], asking: Asking, known: Known): PricedPool[] {
  const drawn = drawnFor(pools, asking.jobId)
  const rank = rankOf[known.choice]
  return pools
    .map((pool) => ({
      pool,
      rank: pool.photographer === drawn ? -Infinity : rank(pool, asking, known),
    }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ pool }) => pool)
}
