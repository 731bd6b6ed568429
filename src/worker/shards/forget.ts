import { eq } from 'drizzle-orm'
import { reachOf, shardsOf } from './bindings.ts'
import { residents } from './shard-schema.ts'

/**
 * Deletes what every shard has of her, once her account's row is gone: a move that was under way may have left something in two. What
 * such a move still writes is deleted when the removal is begun again, a quarter of an hour later.
 */
export async function forgetInShards(env: Env, userId: string) {
  const { shard } = reachOf(env)
  for (const number of shardsOf(env))
    await shard(number).delete(residents).where(eq(residents.userId, userId))
}
