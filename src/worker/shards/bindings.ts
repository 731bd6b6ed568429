import { countTrips, openDb, openShard, type Db, type ShardDb } from '../lib/db.ts'

/** Of a shopper whose hearts and notifications are with her account. */
export const home = 0

const name = (shard: number) => `SHOPPERS_${shard}` as const

/** The numbers of the shards that are bound, in order; none in a shop that needs no more than `DB`. */
export const shardsOf = (env: object) =>
  Object.keys(env)
    .flatMap((key) => /^SHOPPERS_([1-9]\d*)$/.exec(key)?.[1] ?? [])
    .map(Number)
    .filter((shard) => (env as Record<string, unknown>)[name(shard)] !== undefined)
    .toSorted((one, other) => one - other)

/** What routing needs: the accounts, and the shards by their numbers. `now` and `wait` are for simulations. */
export type Reach = {
  db: Db
  shard: (number: number) => ShardDb
  now?: () => number
  wait?: (ms: number) => Promise<void>
}

type Databases = Pick<Env, 'DB'> & { [shard: `SHOPPERS_${number}`]: D1Database | undefined }

/** A shard that is not bound has shoppers who would seem to have nothing: a call for one of them fails instead. */
function bindingOf(env: Databases, shard: number) {
  const binding = env[name(shard)]
  if (!binding) throw new Error(`${name(shard)} has shoppers and is not bound`)
  return binding
}

export const reachOf = (env: Databases): Reach => ({
  db: openDb(env.DB),
  shard: (number) => openShard(bindingOf(env, number)),
})

/** The same of one call, whose trips are counted. A shard is asked itself, never a copy of it that knows less. */
export function countedReach(env: Databases, db: Db) {
  const counts: (() => number)[] = []
  const shard = (number: number) => {
    const { binding, trips } = countTrips(bindingOf(env, number))
    counts.push(trips)
    return openShard(binding)
  }
  return {
    reach: { db, shard } satisfies Reach,
    trips: () => counts.reduce((sum, trips) => sum + trips(), 0),
  }
}
