import { isWaiting } from './queue-order.ts'
import { isClosed, stateOf } from './pool-state.ts'
import { pass, type Queue, type Terms } from './photograph-queue.ts'

const dollars = (millionths: number) => Math.round(millionths / 1e4) / 100

/** What an operator sees of the line: no job, no shopper and no network. Money is in dollars of this UTC day. */
export function healthOf(before: Queue, terms: Terms, now: number) {
  const { queue } = pass(before, terms, now)
  const waiting = queue.entries.filter(isWaiting)
  const spent = Object.values(queue.pools).reduce((sum, pool) => sum + pool.spent, 0)
  return {
    pools: terms.pools.map((pool) => {
      const state = stateOf(queue.pools, pool)
      return {
        pool: pool.id,
        isOpen: !isClosed(state, now),
        closedUntil: isClosed(state, now) ? new Date(state.closedUntil).toISOString() : null,
        faultsInRow: state.faults,
        hasEnded: state.hasEnded ?? false,
        spent: dollars(state.spent),
        /** A mean of today, to the tenth of a cent. */
        pictureCost: state.pictures ? Math.round(state.spent / state.pictures / 1e3) / 1e3 : null,
        lookSeconds: state.lookMs === undefined ? null : Math.round(state.lookMs / 1e3),
        budget: Number.isFinite(pool.budgetPerDay) ? dollars(pool.budgetPerDay) : null,
      }
    }),
    spent: dollars(spent),
    budget: Number.isFinite(terms.budgetPerDay) ? dollars(terms.budgetPerDay) : null,
    waiting: waiting.filter(({ later }) => !later).length,
    forLater: waiting.filter(({ later }) => later).length,
    oldestWaitMs: Math.max(0, ...waiting.filter(({ later }) => !later).map(({ joinedAt }) => now - joinedAt)),
  }
}
export type GateHealth = ReturnType<typeof healthOf>
