import { lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../lib/db.ts'
import { deleteOldest } from '../lib/portions.ts'
import { readOne } from '../lib/row-types.ts'
import { notifications } from './schema.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptMs = 90 * dayMs
/** How many each shopper keeps. Cleared ones count too, because they keep the same event from being told again. */
export const maxKept = 200

/** Notifications whose shoppers are looked at by one statement, and the statements of a run. */
const lookedAtOnce = 2_000
const maxPortions = 200

/** Deletes notifications that are too old, or beyond the number that a shopper keeps. */
export async function sweepNotifications(db: Db) {
  await deleteOldest(db, notifications, lt(notifications.createdAt, new Date(Date.now() - keptMs)))
  await deleteBeyond(db)
}

/**
 * Only of shoppers who got some since the sweep of yesterday: nobody else can have more than then. On a day of more
 * notifications than a run looks at, the newest are, and age ends the others.
 */
async function deleteBeyond(db: Db) {
  const since = Date.now() - 1.5 * dayMs
  let before = Number.MAX_SAFE_INTEGER
  for (let portion = 0; portion < maxPortions; portion++) {
    const told = sql`select rowid, user_id, created_at from notifications where rowid < ${before}
      order by rowid desc limit ${lookedAtOnce}`
    const { first, newest } = await readOne(
      db,
      sql`select min(rowid) as first, max(created_at) as newest from (${told})`,
      v.object({ first: v.nullable(v.number()), newest: v.nullable(v.number()) }),
    )
    if (first === null || newest === null) return
    // Counted in an index first, since few have more than that and the rows of one shopper lie far apart.
    await db.run(sql`
      delete from notifications where rowid in (
        select beyond.rowid from (select distinct user_id from (${told})) told
        join notifications beyond on beyond.rowid in (
          select rowid from notifications newest where newest.user_id = told.user_id
          order by newest.created_at desc, newest.rowid desc limit -1 offset ${maxKept})
        where (select count(*) from notifications every where every.user_id = told.user_id) > ${maxKept})`)
    if (newest < since) return
    before = first
  }
}
