import { and, asc, eq, exists, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import { batchOf, type Db, type ShardDb } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { asText } from '../lib/rows.ts'
import { notifications } from '../notifications/schema.ts'
import type { Reach } from './bindings.ts'
import { insertRows, rowAsJson } from './copy.ts'
import { shardMoves } from './schema.ts'
import { residents } from './shard-schema.ts'

/**
 * A notification is written in `DB`, in the batch of the change that it reports, wherever its shopper's others are. One of a shopper
 * of a shard is on its way there, and this brings it. It may be cut off anywhere and run again: the shard knows by its key what it has.
 */

const carriedAtOnce = 200

/** Those who live there and are not being moved: what waits for one who is, is carried afterwards. */
const isOfShard = (db: Db, shard: number, userId: SQL) =>
  and(
    exists(
      db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.shard, shard))),
    ),
    notExists(db.select({ move: shardMoves.move }).from(shardMoves).where(eq(shardMoves.userId, userId))),
  )

const owner = sql`${notifications.userId}`

const listWaiting = (db: Db, shard: number, userId: string | undefined) =>
  db
    .select({ id: notifications.id, row: rowAsJson(notifications) })
    .from(notifications)
    .where(
      and(
        isNull(notifications.deliveredAt),
        isOfShard(db, shard, owner),
        userId === undefined ? undefined : eq(notifications.userId, userId),
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(carriedAtOnce)

/** Of these rows, those that the shard has now, of shoppers who may change what they have there. */
const listArrived = (shardDb: ShardDb, rows: string[]) =>
  shardDb
    .select({ id: asText(sql`wanted.value ->> 0`).as('wanted_id') })
    .from(sql`json_each(${`[${rows.join(',')}]`}) wanted`)
    .innerJoin(residents, sql`${residents.userId} = wanted.value ->> 1 and ${residents.state} = 'open'`)
    .innerJoin(
      notifications,
      sql`${notifications.userId} = wanted.value ->> 1 and ${notifications.key} = wanted.value ->> 2`,
    )

/** Brings what waits for shoppers of a shard, or for one of them. True where more may wait. */
export async function carry({ db, shard }: Reach, number: number, userId?: string) {
  const waiting = await listWaiting(db, number, userId)
  if (waiting.length === 0) return false
  const rows = waiting.map(({ row }) => row)
  const shardDb = shard(number)
  await batchOf(
    shardDb,
    insertRows(shardDb, notifications, rows, {
      holders: sql`${residents}`,
      where: sql`holder.state = 'open'`,
      movedBy: sql`null`,
    }),
  )
  const arrived = await listArrived(shardDb, rows)
  // Not what a move has brought back under the same id meanwhile.
  await db
    .delete(notifications)
    .where(and(inArray(notifications.id, inList(arrived.map(({ id }) => id))), isOfShard(db, number, owner)))
  return waiting.length === carriedAtOnce
}
