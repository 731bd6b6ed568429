import { dailyBudget, openPool, readPools } from './providers/pools.ts'
import type { Terms } from './queue.ts'
import { usualShares } from './shares.ts'

/** What the operator has configured, as the gate needs it. */
export const termsOf = (env: Env): Terms => ({
  pools: readPools(env).flatMap((pool) => {
    const provider = openPool(env, pool.id)
    return provider ? [{ ...pool, price: provider.price }] : []
  }),
  budgetPerDay: dailyBudget(env),
  shares: usualShares,
})
