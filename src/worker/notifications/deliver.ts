import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { openDb, type Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { openChannel } from './channel.ts'
import { present } from './present.ts'
import type { NotificationRow } from './queries.ts'
import { notifications } from './schema.ts'

/** Whoever was not told by then finds it in her list when she comes. */
const owedMs = 24 * 60 * 60 * 1000
/** Of more at once, as after a sale, her tabs hear the newest, and that there are others. */
const mostPushed = 3
const rowsAPage = 200
/**
 * A Worker has 1,000 requests to others, of which the cron's other jobs want some, and a row makes at most one.
 * What is left over waits for the next run.
 */
const pagesOfRun = 3

type Place = { createdAt: number; id: string }

/** In the order of their moments; behind `after`, so that what could not be told keeps nobody waiting. */
const listOwed = (db: Db, { createdAt, id }: Place, userId: string | undefined) =>
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

/** What she has read or cleared meanwhile is no news. */
const isNews = ({ readAt, clearedAt }: NotificationRow) => readAt === null && clearedAt === null

/** Tells her tabs, the oldest first. */
async function tellTabs(env: Env, userId: string, rows: NotificationRow[]) {
  const news = rows.filter(isNews)
  const channel = openChannel(env, userId)
  const pushed = news.slice(-mostPushed)
  for (const row of pushed) await channel.push({ type: 'notification', notification: present(row) })
  if (news.length > pushed.length) await channel.push({ type: 'notifications_changed' })
}

/**
 * Tells tabs what is owed to them, of everybody or of one, and marks it. Cut off in between it tells again: who
 * hears knows a notification by its id. One channel that fails keeps no other from hearing.
 */
export async function deliverOwed(env: Env, userId?: string) {
  const db = openDb(env.DB)
  let after: Place = { createdAt: Date.now() - owedMs, id: '' }
  for (let page = 0; page < pagesOfRun; page++) {
    const rows = await listOwed(db, after, userId)
    const last = rows.at(-1)
    if (!last) return
    after = { createdAt: last.createdAt.getTime(), id: last.id }
    const told = await Promise.allSettled(
      [...Map.groupBy(rows, (row) => row.userId)].map(async ([owner, hers]) => {
        await tellTabs(env, owner, hers)
        return hers.map(({ id }) => id)
      }),
    )
    for (const one of told) if (one.status === 'rejected') logFault('notification_not_delivered', one.reason)
    const ids = told.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    await db
      .update(notifications)
      .set({ deliveredAt: new Date() })
      .where(inArray(notifications.id, sql`(select value from json_each(${JSON.stringify(ids)}))`))
    if (rows.length < rowsAPage) return
  }
}

/** Right after the write, best effort: what is cut off here, the cron tells. */
export const deliver = (env: Env, userId?: string) =>
  deliverOwed(env, userId).catch((error: unknown) => logFault('notifications_not_delivered', error))
