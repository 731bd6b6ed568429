import type { PricedPool } from './pool-state.ts'
import { dailyBudget, openPool, readChoice, readPools } from './providers/pools.ts'
import type { Terms } from './photograph-queue.ts'
import { usualShares } from './photograph-shares.ts'

/** What the operator has configured, as the gate needs it. */
export const termsOf = (env: Env): Terms => ({
  pools: readPools(env).flatMap((pool): PricedPool[] => {
    const provider = openPool(env, pool.id)
    if (!provider) return []
    const { wearsExtras, piecesPerRun } = provider
    return [{ ...pool, price: (run) => provider.price(run), wearsExtras, piecesPerRun }]
  }),
  choice: readChoice(env),
  budgetPerDay: dailyBudget(env),
  shares: usualShares,
})
