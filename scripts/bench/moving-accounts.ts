import { DatabaseSync } from 'node:sqlite'
import { rmSync } from 'node:fs'
import { countTrips, openCatalogue, openDb } from '#worker/lib/db.ts'
import { reachOf, type Reach } from '#worker/shards/bindings.ts'
import { movePortion } from '#worker/shards/move.ts'
import { applyMigrations, asD1, createSqliteD1 } from '#worker/testing/sqlite-d1.ts'
import { measure, percentile, type Measures } from './measure.ts'

/** Shoppers who are moved: enough for a figure, and seconds. */
const maxMoved = 5_000

function openShardFile(file: string) {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  applyMigrations(database, 'shards')
  return { binding: asD1(database).binding, close: () => database.close() }
}

type Binding = ReturnType<typeof openShardFile>['binding']

/**
 * Moves shoppers of a filled database to a shard, one portion after the other without the rests between them. A shopper of a portion
 * waits with a change from its beginning to its end at most.
 */
export async function timeMoving(accounts: Binding, file: string): Promise<Measures> {
  const shard = openShardFile(file)
  const catalogue = createSqliteD1('catalogue')
  const counted = [accounts, shard.binding, catalogue.binding].map((binding) => countTrips(binding))
  const [home, there, shop] = counted.map(({ binding }) => binding)
  if (!home || !there || !shop) throw new Error('there are three databases')
  let begun = 0
  const reach: Reach = {
    ...reachOf({ DB: home, SHOPPERS_1: there }),
    db: openDb(home),
    now: () => {
      begun = performance.now()
      return Date.now()
    },
  }
  const waited: number[] = []
  const start = performance.now()
  let moved = 0
  while (moved < maxMoved) {
    const portion = await movePortion({ reach, catalogue: openCatalogue(shop) }, { source: 0, target: 1 })
    if (portion === 0) break
    moved += portion
    waited.push(performance.now() - begun)
  }
  const seconds = (performance.now() - start) / 1000
  const trips = counted.reduce((sum, one) => sum + one.trips(), 0)
  shard.close()
  catalogue.close()
  rmSync(file)
  return {
    'move: shoppers a second, without rests': measure(moved / seconds, 'shoppers'),
    'move: shoppers a portion': measure(moved / waited.length, 'shoppers'),
    'move: trips a portion': measure(trips / waited.length, 'trips'),
    'move: a shopper waits at most, p50': measure(percentile(waited, 0.5), 'ms'),
    'move: a shopper waits at most, p95': measure(percentile(waited, 0.95), 'ms'),
  }
}
