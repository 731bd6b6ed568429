import { logFault } from '../../lib/log.ts'
import { openPool, readPools, type PhotographEnv } from './pools.ts'

const timeoutMs = 4_000

/** The fewest credits that an account which tells them has left; null where none does. */
export async function fewestCredits(env: PhotographEnv): Promise<number | null> {
  const asked = readPools(env).map(async ({ id }) => {
    try {
      return (await openPool(env, id)?.creditsLeft?.(timeoutMs)) ?? null
    } catch (error) {
      // A service that does not answer is told of by its runs.
      logFault('credits_not_read', error, { pool: id })
      return null
    }
  })
  const left = (await Promise.all(asked)).filter((credits) => credits !== null)
  return left.length > 0 ? Math.min(...left) : null
}
