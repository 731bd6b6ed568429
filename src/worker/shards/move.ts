import { and, asc, eq, inArray, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import * as v from 'valibot'
import { users } from '../auth/schema.ts'
import { productNews } from '../catalogue/schema.ts'
import { batchOf, type CatalogueDb, type Db, type KeepingDb } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { logFault } from '../lib/log.ts'
import { asNumber, asText } from '../lib/rows.ts'
import { notifications } from '../notifications/schema.ts'
import { tellAgain } from '../notifications/tell-savers.ts'
import { wishlistItems } from '../wishlist/schema.ts'
import { home, type Reach } from './bindings.ts'
import { carry } from './carry.ts'
import { deleteOfSameKey, insertRows, rowAsJson } from './copy.ts'
import { heldMs } from './routing.ts'
import { shardMoves } from './schema.ts'
import { residents } from './shard-schema.ts'

/**
 * Brings hearts and notifications of some shoppers from one database to another, while they go on.
 *
 * 1. `begin`: from here on they change nothing there, and wait (routing.ts). `DB` holds it by a row of `shard_moves`, a shard by 'closed'.
 * 2. `fill`: their rows are written to where they shall be, read back and compared.
 * 3. Who saved a product with news that are being told now is told there: the telling may have been there before her.
 * 4. `decide`: one batch says that they are there. If `DB` is what they leave, their rows go in the same batch.
 * 5. `tidyUp`: what they have now is opened, what they had is deleted, and the move forgotten.
 *
 * It may be cut off anywhere. Before `decide`, whoever waits for her, or the next run, undoes the move; after it, nothing but the tidying
 * is left to do. A write that arrives late has the number of its move, and does nothing where that move is over.
 */

/** Rows that are copied at once. Each shopper of a portion waits for all of them. */
const rowsAPortion = 500
const maxShoppers = 40
/** After a copy that is not like its original, she is left in peace for an hour, and whoever watches the log sees why. */
const leftInPeaceMs = 3_600_000

export type Way = { source: number; target: number }
type Move = typeof shardMoves.$inferSelect
type Shared = { reach: Reach; catalogue: CatalogueDb }

const at = ({ db, shard }: Reach, number: number): KeepingDb => (number === home ? db : shard(number))
const clock = ({ now = Date.now }: Reach) => now()
const numbersOf = (moves: Move[]) => inList(moves.map(({ move }) => move))
const idsOf = (moves: Move[]) => moves.map(({ userId }) => userId)

/** Those of the moves that are still at it; for statements of `DB`. */
const inPhase = (moves: Move[], phase: Move['phase']) =>
  and(inArray(shardMoves.move, numbersOf(moves)), eq(shardMoves.phase, phase))
const usersIn = (db: Db, moves: Move[], phase: Move['phase']) =>
  db.select({ userId: shardMoves.userId }).from(shardMoves).where(inPhase(moves, phase))

/** Those whose resident the moves have brought into this state. */
const residentsIn = (moves: Move[], state: (typeof residents.$inferSelect)['state']) =>
  sql`(select user_id from residents where user_id in ${inList(idsOf(moves))}
    and move in ${numbersOf(moves)} and state = ${state})`

/** Shoppers who live there and can be moved. One who is leaving is not: what she has goes soon. */
const listCandidates = ({ db }: Reach, source: number) =>
  db
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        eq(users.shard, source),
        isNull(users.removalDueAt),
        notExists(
          db.select({ move: shardMoves.move }).from(shardMoves).where(eq(shardMoves.userId, users.id)),
        ),
      ),
    )
    .limit(maxShoppers)

/** As many of them as have a portion of rows together, and one at least. */
async function choosePortion(reach: Reach, source: number) {
  const candidates = await listCandidates(reach, source)
  if (candidates.length === 0) return []
  const counted = await at(reach, source)
    .select({
      userId: asText(sql`value`).as('candidate'),
      rows: asNumber(sql`(select count(*) from wishlist_items where user_id = value)
        + (select count(*) from notifications where user_id = value)`).as('rows'),
    })
    .from(sql`json_each(${JSON.stringify(candidates.map(({ userId }) => userId))})`)
  let room = rowsAPortion
  const fitting = counted.filter(({ rows }, place) => (room -= rows) >= 0 || place === 0)
  return fitting.map(({ userId }) => userId)
}

type Copies = { hearts: Map<string, string[]>; notes: Map<string, string[]>; productIds: string[] }

const readHearts = (db: KeepingDb, userIds: string[]) =>
  db
    .select({
      userId: wishlistItems.userId,
      productId: wishlistItems.productId,
      row: rowAsJson(wishlistItems),
    })
    .from(wishlistItems)
    .where(inArray(wishlistItems.userId, inList(userIds)))
    .orderBy(asc(sql`${wishlistItems}.rowid`))

const readNotes = (db: KeepingDb, userIds: string[]) =>
  db
    .select({ userId: notifications.userId, row: rowAsJson(notifications) })
    .from(notifications)
    .where(inArray(notifications.userId, inList(userIds)))
    .orderBy(asc(sql`${notifications}.rowid`))

type Hearts = Awaited<ReturnType<typeof readHearts>>
type Notes = Awaited<ReturnType<typeof readNotes>>

const byOwner = (rows: { userId: string; row: string }[]) =>
  new Map([...Map.groupBy(rows, ({ userId }) => userId)].map(([id, own]) => [id, own.map(({ row }) => row)]))

const copiesOf = (hearts: Hearts, notes: Notes): Copies => ({
  hearts: byOwner(hearts),
  notes: byOwner(notes),
  productIds: [...new Set(hearts.flatMap(({ productId }) => productId ?? []))],
})

const startMoves = ({ db }: Reach, { source, target }: Way, userIds: string[], until: number) =>
  db
    .insert(shardMoves)
    .select(
      sql`select null, id, ${source}, ${target}, 'copying', ${until} from users
      where id in ${inList(userIds)} and shard = ${source} and removal_due_at is null`,
    )
    .onConflictDoNothing()
    .returning()

/** Nobody changes anything of theirs from here on; and what they have. */
async function begin(reach: Reach, way: Way, userIds: string[]) {
  const until = clock(reach) + heldMs
  if (way.source === home) {
    const { db } = reach
    const [moves, hearts, notes] = await db.batch([
      startMoves(reach, way, userIds, until),
      readHearts(db, userIds),
      readNotes(db, userIds),
    ])
    return { moves, copies: copiesOf(hearts, notes) }
  }
  const moves = await startMoves(reach, way, userIds, until)
  const db = reach.shard(way.source)
  const [, hearts, notes] = await db.batch([
    db
      .update(residents)
      .set({ state: 'closed', move: moveOfResident(moves) })
      .where(
        and(
          inArray(residents.userId, inList(idsOf(moves))),
          sql`${residents.move} < ${moveOfResident(moves)}`,
        ),
      ),
    readHearts(db, idsOf(moves)),
    readNotes(db, idsOf(moves)),
  ])
  return { moves, copies: copiesOf(hearts, notes) }
}

const pairsOf = (moves: Move[]) => JSON.stringify(moves.map(({ userId, move }) => [userId, move]))

/** The move of the resident whose row a statement has before it. */
const moveOfResident = (moves: Move[]) =>
  sql`(select pair.value ->> 1 from json_each(${pairsOf(moves)}) pair where pair.value ->> 0 = ${residents.userId})`

/** Gives residents this state, where no later move has been at them; those who are new here, too. */
const settleResidents = (db: KeepingDb, moves: Move[], state: 'filling' | 'empty', unless: SQL) =>
  db
    .insert(residents)
    .select(sql`select value ->> 0, value ->> 1, ${state} from json_each(${pairsOf(moves)}) where true`)
    .onConflictDoUpdate({
      target: residents.userId,
      set: { move: sql`excluded.move`, state },
      setWhere: unless,
    })

/** Writes the copies, and says of whom all is there as it was. */
async function fill(reach: Reach, target: number, moves: Move[], { hearts, notes }: Copies) {
  const db = at(reach, target)
  const userIds = idsOf(moves)
  const allowed =
    target === home
      ? {
          holders: sql`shard_moves`,
          where: sql`holder.phase = 'copying' and holder.move in ${numbersOf(moves)}`,
        }
      : {
          holders: sql`residents`,
          where: sql`holder.state = 'filling' and holder.move in ${numbersOf(moves)}`,
        }
  const insertion = { movedBy: sql`holder.move`, ...allowed }
  const ofThem = (rows: Map<string, string[]>) => userIds.flatMap((id) => rows.get(id) ?? [])
  const answers = await batchOf<BatchItem<'sqlite'>>(db, [
    ...(target === home
      ? // Something that was told twice waits here to be carried: as she has it, it counts.
        deleteOfSameKey(db, ofThem(notes), insertion)
      : [settleResidents(db, moves, 'filling', sql`${residents.move} < excluded.move`)]),
    ...insertRows(db, wishlistItems, ofThem(hearts), insertion),
    ...insertRows(db, notifications, ofThem(notes), insertion),
    readHearts(db, userIds),
    readNotes(db, userIds),
  ])
  const [foundHearts, foundNotes] = answers.slice(-2) as unknown as [Hearts, Notes]
  const found = copiesOf(foundHearts, foundNotes)
  return moves.filter(({ userId }) => {
    const [wanted, there] = [notes.get(userId) ?? [], new Set(found.notes.get(userId))]
    // In `DB` there may be others, which are on their way to her.
    return isSame(hearts.get(userId), found.hearts.get(userId)) && wanted.every((row) => there.has(row))
  })
}

const isSame = (one: string[] = [], other: string[] = []) =>
  one.length === other.length && one.every((row, place) => row === other[place])

/** Tells them of the news that are being told now. */
async function tellNews({ reach, catalogue }: Shared, target: number, moves: Move[], productIds: string[]) {
  if (productIds.length === 0) return
  const news = await catalogue
    .select()
    .from(productNews)
    .where(inArray(productNews.productId, inList(productIds)))
  const db = at(reach, target)
  await batchOf(
    db,
    news.map((one) => tellAgain(db, one, idsOf(moves))),
  )
}

/** They are there now. Returns the moves of which this is true: the others were undone meanwhile. */
async function decide({ db }: Reach, { source, target }: Way, moves: Move[], { notes }: Copies) {
  const whose = usersIn(db, moves, 'copying')
  const copied = [...notes.values()]
    .flat()
    .map((row) => v.parse(v.tupleWithRest([v.string()], v.unknown()), JSON.parse(row))[0])
  const leaveHome = [
    db.delete(wishlistItems).where(inArray(wishlistItems.userId, whose)),
    db
      .delete(notifications)
      .where(and(inArray(notifications.id, inList(copied)), inArray(notifications.userId, whose))),
    // What was written since it was copied is carried after her (carry.ts), also if her tabs have heard of it.
    db.update(notifications).set({ deliveredAt: null }).where(inArray(notifications.userId, whose)),
  ]
  const [, ...answers] = await batchOf(db, [
    db.update(users).set({ shard: target }).where(inArray(users.id, whose)),
    ...(source === home ? leaveHome : []),
    db.update(shardMoves).set({ phase: 'leaving' }).where(inPhase(moves, 'copying')).returning(),
  ])
  return answers.at(-1) as unknown as Move[]
}

/** Opens the database that has them, empties the one that they left or did not get to, and forgets the moves. */
async function tidyUp(reach: Reach, { source, target }: Way, phase: 'leaving' | 'undoing', moves: Move[]) {
  if (moves.length === 0) return
  const [theirs, other] = phase === 'leaving' ? [target, source] : [source, target]
  if (theirs !== home)
    await reach
      .shard(theirs)
      .update(residents)
      .set({ state: 'open', move: moveOfResident(moves) })
      .where(
        and(
          inArray(residents.userId, inList(idsOf(moves))),
          sql`${residents.move} <= ${moveOfResident(moves)}`,
        ),
      )
  if (other !== home) {
    if (phase === 'leaving') await bringRest(reach, { source, target }, moves)
    await emptyShard(reach.shard(other), moves)
  }
  const { db } = reach
  const copied = usersIn(db, moves, 'undoing')
  await batchOf(db, [
    ...(other === home
      ? [
          db.delete(wishlistItems).where(inArray(wishlistItems.userId, copied)),
          // They are carried to where she is, which has them already.
          db.update(notifications).set({ deliveredAt: null }).where(inArray(notifications.userId, copied)),
        ]
      : []),
    db.delete(shardMoves).where(inPhase(moves, phase)),
  ])
}

/** Brings what savers were told in the shard that they leave, since it was copied. Of what is there already nothing changes. */
async function bringRest(reach: Reach, { source, target }: Way, moves: Move[]) {
  const notes = await readNotes(reach.shard(source), idsOf(moves))
  const there =
    target === home
      ? {
          holders: sql`shard_moves`,
          where: sql`holder.phase = 'leaving' and holder.move in ${numbersOf(moves)}`,
        }
      : { holders: sql`residents`, where: sql`holder.state = 'open' and holder.move in ${numbersOf(moves)}` }
  const db = at(reach, target)
  const rows = notes.map(({ row }) => row)
  await batchOf(db, insertRows(db, notifications, rows, { movedBy: sql`holder.move`, ...there }))
}

const emptyShard = (db: KeepingDb, moves: Move[]) =>
  db.batch([
    // Also where nothing has arrived yet: it would find nobody who is being filled.
    settleResidents(
      db,
      moves,
      'empty',
      sql`${residents.move} <= excluded.move and ${residents.state} <> 'open'`,
    ),
    db.delete(wishlistItems).where(inArray(wishlistItems.userId, residentsIn(moves, 'empty'))),
    db.delete(notifications).where(inArray(notifications.userId, residentsIn(moves, 'empty'))),
  ])

/** Puts an end to moves whose mover has not come back. */
export async function settleMoves(reach: Reach) {
  const now = new Date(clock(reach))
  const over = await reach.db
    .select()
    .from(shardMoves)
    .where(lt(shardMoves.heldUntil, now))
    .limit(maxShoppers)
  const copying = over.filter(({ phase }) => phase === 'copying')
  const undone = await reach.db
    .update(shardMoves)
    .set({ phase: 'undoing' })
    .where(inPhase(copying, 'copying'))
    .returning()
  const left = [...over.filter(({ phase }) => phase !== 'copying'), ...undone]
  const groups = Map.groupBy(left, ({ source, target, phase }) => `${source} ${target} ${phase}`)
  for (const moves of groups.values())
    for (const { source, target, phase } of moves.slice(0, 1))
      if (phase !== 'copying') await tidyUp(reach, { source, target }, phase, moves)
}

/** Moves a portion of the shoppers of a database. Returns how many of them there were to move. */
export async function movePortion(shared: Shared, way: Way) {
  const { reach } = shared
  const userIds = await choosePortion(reach, way.source)
  if (userIds.length === 0) return 0
  const { moves, copies } = await begin(reach, way, userIds)
  const filled = await fill(reach, way.target, moves, copies)
  if (filled.length > 0) {
    await tellNews(shared, way.target, filled, copies.productIds)
    await tidyUp(reach, way, 'leaving', await decide(reach, way, filled, copies))
    if (way.source === home) await carry(reach, way.target)
  }
  const unlike = moves.filter((move) => !filled.includes(move))
  if (unlike.length > 0) await leaveInPeace(reach, unlike)
  return userIds.length
}

async function leaveInPeace(reach: Reach, moves: Move[]) {
  const left = await reach.db
    .update(shardMoves)
    .set({ phase: 'undoing', heldUntil: new Date(clock(reach) + leftInPeaceMs) })
    .where(inPhase(moves, 'copying'))
    .returning()
  // The others were undone by somebody who waited, and so not filled.
  if (left.length > 0)
    logFault('shopper_not_moved', new Error('the copy is unlike its original'), { moves: left.length })
}
