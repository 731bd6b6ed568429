import { env } from 'cloudflare:test'
import { openCatalogue } from '../lib/db.ts'
import { reachOf } from '../shards/bindings.ts'
import { movePortion } from '../shards/move.ts'

/** The shards that tests have (vitest.config.ts). */
export const testShards = [env.SHOPPERS_1, env.SHOPPERS_2].flatMap((binding) => binding ?? [])

/** Moves everybody from one database to another, as the operator's task does. */
export async function moveEverybody(source: number, target: number) {
  const shared = { reach: reachOf(env), catalogue: openCatalogue(env.CATALOGUE_DB) }
  while ((await movePortion(shared, { source, target })) > 0);
}
