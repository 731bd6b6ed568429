import { and, eq, gt } from 'drizzle-orm'
import { openCatalogue } from '../lib/db.ts'
import { home, reachOf, shardsOf, type Reach } from './bindings.ts'
import { movePortion, settleMoves, type Way } from './move.ts'
import { shardMoves } from './schema.ts'

const runMs = 20_000

const numberOf = (binding: string) =>
  binding === 'DB' ? home : Number(/^SHOPPERS_([1-9]\d*)$/.exec(binding)?.[1])

/** Reads 'DB > SHOPPERS_1', whose shoppers are moved and to where. Null while nobody is. */
export function readWay(words: string): Way | null {
  if (!words.trim()) return null
  const [source, target, ...others] = words.split('>').map((one) => numberOf(one.trim()))
  if (source === undefined || target === undefined || others.length > 0 || Number.isNaN(source + target))
    throw new Error(`MOVE_SHOPPERS says '${words}', and means nothing`)
  return { source, target }
}

async function isAnotherAtWork({ db }: Reach, now: number) {
  const [copying] = await db
    .select({ move: shardMoves.move })
    .from(shardMoves)
    .where(and(gt(shardMoves.heldUntil, new Date(now)), eq(shardMoves.phase, 'copying')))
    .limit(1)
  return copying !== undefined
}

/**
 * Moves shoppers for a while, as the operator has said. Between two portions it rests for as long as the last one took, so that the
 * databases are at the shoppers' disposal half of the time. Of two that meet, one ends: each cron begins another. True where more may
 * be to move.
 */
export async function moveShoppers(env: Env) {
  if (shardsOf(env).length === 0) return false
  const reach = reachOf(env)
  await settleMoves(reach)
  const way = readWay(env.MOVE_SHOPPERS)
  if (!way || (await isAnotherAtWork(reach, Date.now()))) return false
  const catalogue = openCatalogue(env.CATALOGUE_DB)
  const end = Date.now() + runMs
  while (Date.now() < end) {
    const start = Date.now()
    if ((await movePortion({ reach, catalogue }, way)) === 0) return false
    await scheduler.wait(Date.now() - start)
  }
  return true
}
