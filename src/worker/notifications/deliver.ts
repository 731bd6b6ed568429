import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { openDb, type Db } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { logFault } from '../lib/log.ts'
import { openChannel } from './tell-tabs.ts'
import { present, type NotificationRow } from './queries.ts'
import { notifications } from './schema.ts'

/** Older notifications are not pushed; she finds them in her list. */
const deliveryWindowMs = 24 * 60 * 60 * 1000
/** Of more at once, as after a sale, the tabs show the newest and that there are others. */
const maxPushed = 3
const rowsAPage = 200
/**
 * A Worker may make 1,000 requests, of which the cron's other jobs need some, and a row makes at most one. The rest
 * waits for the next run.
 */
const pagesOfRun = 3

type After = { createdAt: number; id: string }

/** In order of creation, starting behind `after`, so that one that cannot be delivered does not block the others. */
const listUndelivered = (db: Db, { createdAt, id }: After, userId: string | undefined) =>
  db
    .select()
    .from(notifications)
    .where(
      and(
        isNull(notifications.deliveredAt),
        sql`(${notifications.createdAt}, ${notifications.id}) > (${createdAt}, ${id})`,
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
 * pushed again: a tab recognises them by id. A channel that fails does not block the others. True where more may wait.
 */
export async function deliverPending(env: Env, userId?: string) {
  const db = openDb(env.DB)
  let after: After = { createdAt: Date.now() - deliveryWindowMs, id: '' }
  for (let page = 0; page < pagesOfRun; page++) {
    const rows = await listUndelivered(db, after, userId)
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
    await db
      .update(notifications)
      .set({ deliveredAt: new Date() })
      .where(inArray(notifications.id, inList(ids)))
    if (rows.length < rowsAPage) return false
  }
  return true
}

/** Called right after the write, as best effort: the cron delivers what is interrupted here. */
export const deliver = async (env: Env, userId?: string) => {
  await deliverPending(env, userId).catch((error: unknown) => logFault('notifications_not_delivered', error))
}
