import { inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { notifications } from './schema.ts'

const keptMs = 90 * 24 * 60 * 60 * 1000
/** How many each shopper keeps. Cleared ones count too, because they keep the same event from being told again. */
export const mostKept = 200

/** Deletes notifications that are too old, or beyond the number that a shopper keeps. */
export async function sweepNotifications(db: Db) {
  const beyond = sql`(select id from (
    select id, row_number() over (partition by user_id order by created_at desc, rowid desc) as place
    from notifications
    where user_id in (select user_id from notifications group by user_id having count(*) > ${mostKept})
  ) where place > ${mostKept})`
  await db.batch([
    db.delete(notifications).where(lt(notifications.createdAt, new Date(Date.now() - keptMs))),
    db.delete(notifications).where(inArray(notifications.id, beyond)),
  ])
}
