import { and, eq, lt, sql, type SQLWrapper } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { users } from '../auth/schema.ts'
import { batchOf, type Db, type KeepingDb } from '../lib/db.ts'
import { asColumn, orNull } from '../lib/rows.ts'
import { home, type Reach } from './bindings.ts'
import { shardMoves } from './schema.ts'
import { residents } from './shard-schema.ts'

/**
 * Where a shopper's hearts and notifications are, and how a call gets there. Everything else of hers is in `DB`.
 *
 * `users.shard` says which database it is: 0 is `DB` itself, and a shop without shards has no other. Statements are sent to `DB`
 * at once, in the trip that finds her; only for a shopper of a shard they are sent a second time, to it.
 *
 * While a move copies her rows (move.ts), where they are is where they were. They may be read there and not changed: each
 * change is for an owner whom only the database that has her, and of which nobody copies her, can find. A change that finds
 * no owner does nothing, and is sent again once the move has ended, which takes some milliseconds; one that was left
 * behind by a crash is undone by whoever waits for it, after `heldUntil`.
 */

/** Long enough for a move, whose mover is alive; nobody waits longer for a dead one. */
export const heldMs = 3_000
const pauseMs = 20
/** A change that has been sent so often is given up. Nothing of it was done. */
const maxTurns = 400

type Statements = readonly BatchItem<'sqlite'>[]
export type Access = 'read' | 'change'

/** What the statements of a call get: the database, and whose rows they may touch there, as a subquery. */
export type Kept = { db: KeepingDb; owner: SQLWrapper }
type Build<Batch extends Statements> = (kept: Kept) => readonly [...Batch]

const readPlace = (db: Db, user: SQLWrapper) =>
  db
    .select({
      userId: users.id,
      shard: users.shard,
      move: shardMoves.move,
      // Aliases, because a D1 batch answers with objects keyed by column name.
      phase: orNull(asColumn(shardMoves.phase)).as('move_phase'),
      heldUntil: orNull(asColumn(shardMoves.heldUntil)).as('move_held_until'),
    })
    .from(users)
    .leftJoin(shardMoves, eq(shardMoves.userId, users.id))
    .where(eq(users.id, sql`${user}`))

type Place = Awaited<ReturnType<typeof readPlace>>[number]

const isBeingCopied = ({ phase }: Place) => phase === 'copying'

/** Her id, where `DB` has her rows and nobody copies them. */
const ownerAtHome = (user: SQLWrapper) =>
  sql`(select here.id from users here where here.id = ${user} and here.shard = ${home} and not exists (
    select 1 from shard_moves where shard_moves.user_id = here.id and shard_moves.phase = 'copying'))`

/** Her id, where this shard has her rows and nobody copies them. */
const ownerInShard = (userId: string) =>
  sql`(select here.user_id from residents here where here.user_id = ${userId} and here.state = 'open')`

/**
 * Statements on what a shopper keeps. `first` belong at the end of a batch of `DB`, and `rows` takes their answers: it returns
 * those of `build` from where her rows are. `user` is her id or a subquery of it, which is empty where nobody has signed in.
 */
export function keptOf<Batch extends Statements>(
  reach: Reach,
  user: SQLWrapper,
  access: Access,
  build: Build<Batch>,
) {
  const { db } = reach
  const atHome = () =>
    [readPlace(db, user), ...build({ db, owner: access === 'read' ? user : ownerAtHome(user) })] as const
  return {
    first: atHome(),
    rows: async (answers: readonly unknown[][]) =>
      (await follow(reach, access, build, answers, () => rowsOf(db, atHome()))) as BatchResponse<Batch>,
  }
}

/** The same for a caller who knows the shopper and asks nothing else. */
export async function inHerShard<Batch extends Statements>(
  reach: Reach,
  userId: string,
  access: Access,
  build: Build<Batch>,
) {
  const { first, rows } = keptOf(reach, sql`${userId}`, access, build)
  return rows(await rowsOf(reach.db, first))
}

/** Runs statements of which each returns rows. */
const rowsOf = async (db: KeepingDb, statements: Statements) =>
  (await batchOf(db, [...statements])) as unknown as unknown[][]

/** Sends the statements to where her rows are, as often as they are on their way. */
async function follow<Batch extends Statements>(
  reach: Reach,
  access: Access,
  build: Build<Batch>,
  answers: readonly unknown[][],
  askAgain: () => Promise<unknown[][]>,
): Promise<unknown[][]> {
  const { now = Date.now, wait = pause } = reach
  let [places, ...rows] = answers as [Place[], ...unknown[][]]
  for (let turn = 0; turn < maxTurns; turn++) {
    const [place] = places
    // Without an account the owner was nobody, and nothing was found or done.
    if (!place) return rows
    const isHeld = access === 'change' && isBeingCopied(place)
    if (isHeld)
      await (now() > (place.heldUntil?.getTime() ?? 0) ? undo(reach.db, place, now()) : wait(pauseMs))
    else if (place.shard === home) return rows
    else {
      const found = await askShard(reach, place, access, build)
      if (found) return found
      if (turn > 0) await wait(pauseMs)
    }
    ;[places, ...rows] = (await askAgain()) as [Place[], ...unknown[][]]
  }
  throw new Error('a move did not end')
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Null where the shard says that her rows are not there, or not to be changed now: she has been moved since she was looked up. */
async function askShard<Batch extends Statements>(
  { shard }: Reach,
  place: Place,
  access: Access,
  build: Build<Batch>,
) {
  const db = shard(place.shard)
  const owner = access === 'read' ? sql`${place.userId}` : ownerInShard(place.userId)
  const statements = [
    db.select({ state: residents.state }).from(residents).where(eq(residents.userId, place.userId)),
    ...build({ db, owner }),
  ] as const
  const [[resident], ...rows] = (await rowsOf(db, statements)) as [{ state: string }[], ...unknown[][]]
  if (resident?.state === 'open' || (access === 'read' && resident?.state === 'closed')) return rows
  // The move is over, for better or worse, and its mover has not come to open the shard, or died before.
  if (place.move !== null && !isBeingCopied(place)) await openResident(db, place.userId, place.move)
  return null
}

/**
 * Lets her change what she has in this shard, once her move has brought it, or was undone. A move that begins later closes it with a
 * higher number, which this does not open.
 */
export const openResident = (db: KeepingDb, userId: string, move: number) =>
  db
    .update(residents)
    .set({ state: 'open', move })
    .where(and(eq(residents.userId, userId), sql`${residents.move} <= ${move}`))

/** Takes her rows back from a mover that does not come back. From here on it can change nothing of hers. */
const undo = (db: Db, { move }: Place, now: number) =>
  db
    .update(shardMoves)
    .set({ phase: 'undoing' })
    .where(
      and(
        eq(shardMoves.move, move ?? 0),
        eq(shardMoves.phase, 'copying'),
        lt(shardMoves.heldUntil, new Date(now)),
      ),
    )
