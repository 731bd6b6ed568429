import type { PricedPool } from './pool-state.ts'
import { dailyBudget, openPool, readPools } from './providers/pools.ts'
import type { Terms } from './photograph-queue.ts'
import { usualShares } from './photograph-shares.ts'

/** What the operator has configured, as the gate needs it. */
export const termsOf = (env: Env): Terms => ({
  pools: readPools(env).flatMap((pool): PricedPool[] => {
    const provider = openPool(env, pool.id)
    return provider
      ? [{ ...pool, price: (run) => provider.price(run), wearsExtras: provider.wearsExtras }]
      : []
  }),
  budgetPerDay: dailyBudget(env),
  shares: usualShares,
})
