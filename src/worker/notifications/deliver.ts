import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import type { KeepingDb } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { logFault } from '../lib/log.ts'
import { home, reachOf, shardsOf, type Reach } from '../shards/bindings.ts'
import { carry } from '../shards/carry.ts'
import { openChannel } from './channel.ts'
import { present, type NotificationRow } from './queries.ts'
import { notifications } from './schema.ts'

/** Older notifications are not pushed; she finds them in her list. */
const deliveryWindowMs = 24 * 60 * 60 * 1000
/** Of more at once, as after a sale, the tabs show the newest and that there are others. */
const maxPushed = 3
const rowsAPage = 200
/**
 * A Worker may make 1,000 requests, of which the cron's other jobs need some, and a row makes at most one. The rest
 * waits for the next run. Databases share it.
 */
const pagesOfRun = 3

type After = { createdAt: number; id: string }

/** Rows of shoppers of a shard are in `DB` only on their way there (shards/carry.ts). */
const isAtHome = sql`exists (select 1 from users where users.id = ${notifications.userId} and users.shard = ${home})`
/** In a shard, rows that a move left behind, or has not brought wholly, are nobody's. */
const isOpen = sql`exists (
  select 1 from residents where residents.user_id = ${notifications.userId} and residents.state = 'open')`

/** A database with notifications, and which of its rows are to be delivered from there. */
type Place = { db: KeepingDb; isHere: SQL }

const placeOf = ({ db, shard }: Reach, number: number): Place =>
  number === home ? { db, isHere: isAtHome } : { db: shard(number), isHere: isOpen }

/** In order of creation, starting behind `after`, so that one that cannot be delivered does not block the others. */
const listUndelivered = ({ db, isHere }: Place, { createdAt, id }: After, userId: string | undefined) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        isNull(notifications.deliveredAt),
        sql`(${notifications.createdAt}, ${notifications.id}) > (${createdAt}, ${id})`,
        isHere,
        userId === undefined ? undefined : eq(notifications.userId, userId),
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(rowsAPage)

/** What she has read or cleared meanwhile is not pushed. */
const isNews = ({ readAt, clearedAt }: NotificationRow) => readAt === null && clearedAt === null

/** Pushes to her tabs, oldest first. */
async function pushToTabs(env: Env, userId: string, rows: NotificationRow[]) {
  const news = rows.filter(isNews)
  const channel = openChannel(env, userId)
  const pushed = news.slice(-maxPushed)
  for (const row of pushed) await channel.push({ type: 'notification', notification: present(row) })
  if (news.length > pushed.length) await channel.push({ type: 'notifications_changed' })
}

/**
 * Delivers pending notifications to tabs, of all shoppers or of one, and marks them. After an interruption some are
 * pushed again: a tab recognises them by id. A channel that fails does not block the others. True where more may wait; throws
 * where a database failed, after the others were tried.
 */
export async function deliverPending(env: Env, userId?: string) {
  const reach = reachOf(env)
  const shards = shardsOf(env)
  const numbers =
    userId === undefined ? [home, ...shards] : [shards.length > 0 ? await shardOf(reach, userId) : home]
  const budget = { pages: pagesOfRun }
  let hasMore = false
  const faults: unknown[] = []
  for (const number of numbers) {
    try {
      const isCarrying = number !== home && (await carry(reach, number, userId))
      const isDelivering = await deliverFrom(env, placeOf(reach, number), budget, userId)
      hasMore ||= isCarrying || isDelivering
    } catch (error) {
      // A database that does not answer keeps nobody of another from hearing.
      logFault('shard_not_delivered', error, { shard: number })
      faults.push(error)
    }
  }
  if (faults.length > 0)
    throw new AggregateError(faults, 'notifications of some databases were not delivered')
  return hasMore
}

async function shardOf({ db }: Reach, userId: string) {
  const [found] = await db.select({ shard: users.shard }).from(users).where(eq(users.id, userId))
  return found?.shard ?? home
}

async function deliverFrom(env: Env, place: Place, budget: { pages: number }, userId: string | undefined) {
  const { db, isHere } = place
  let after: After = { createdAt: Date.now() - deliveryWindowMs, id: '' }
  for (; budget.pages > 0; budget.pages--) {
    const rows = await listUndelivered(place, after, userId)
    const last = rows.at(-1)
    if (!last) return false
    after = { createdAt: last.createdAt.getTime(), id: last.id }
    const told = await Promise.allSettled(
      [...Map.groupBy(rows, (row) => row.userId)].map(async ([owner, ownRows]) => {
        await pushToTabs(env, owner, ownRows)
        return ownRows.map(({ id }) => id)
      }),
    )
    for (const one of told) if (one.status === 'rejected') logFault('notification_not_delivered', one.reason)
    const ids = told.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    // Of one who has been moved meanwhile it waits to be carried, and so it has to look undelivered.
    await db
      .update(notifications)
      .set({ deliveredAt: new Date() })
      .where(and(inArray(notifications.id, inList(ids)), isHere))
    if (rows.length < rowsAPage) return false
  }
  return true
}

/** Called right after the write, as best effort: the cron delivers what is interrupted here. */
export const deliver = async (env: Env, userId?: string) => {
  await deliverPending(env, userId).catch((error: unknown) => logFault('notifications_not_delivered', error))
}
