import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQLWrapper } from 'drizzle-orm'
import { maxShownLooks, shownLookPath } from '#shared/shown-looks.ts'
import type { Db } from '../../lib/db.ts'
import { rowOf } from '../../lib/row-of.ts'
import { photoUrl } from '../../photos/storage.ts'
import { users } from '../../shoppers/schema.ts'
import { shownLooks } from '../schema.ts'

export type ShownLook = typeof shownLooks.$inferSelect

/** A shown look as its owner's list has it. */
export const presentShown = ({
  id,
  key,
  lookId,
  shows,
  title,
  words,
  passwordHash,
  pictureKey,
  createdAt,
  endsAt,
}: ShownLook) => ({
  id,
  path: shownLookPath(key),
  lookId,
  shows,
  title,
  words,
  hasPassword: passwordHash !== null,
  pictureUrl: photoUrl(pictureKey),
  createdAt,
  endsAt,
})

/** Whether it is shown now: its look is there, and its time is not over. */
const isShown = () =>
  and(isNotNull(shownLooks.lookId), or(isNull(shownLooks.endsAt), gt(shownLooks.endsAt, new Date())))

/** Newest first. */
export const listShown = (db: Db, owner: SQLWrapper) =>
  db
    .select()
    .from(shownLooks)
    .where(and(eq(shownLooks.userId, sql`${owner}`), isShown()))
    .orderBy(desc(shownLooks.createdAt), desc(shownLooks.id))

/** By the key of its page; undefined for one that is shown no longer, and for one that never was. */
export async function findShown(db: Db, key: string) {
  const [found] = await db
    .select()
    .from(shownLooks)
    .where(and(eq(shownLooks.key, key), isShown()))
  return found
}

/** Without a row where she shows as many as she can. */
export const addShown = (db: Db, shown: ShownLook) =>
  db
    .insert(shownLooks)
    .select(
      sql`select ${rowOf(shownLooks, shown)} from ${users} where ${users.id} = ${shown.userId}
        and (select count(*) from shown_looks held where held.user_id = ${shown.userId}) < ${maxShownLooks}`,
    )
    .returning()

/** Ends one of hers at once, for everybody who has its link. Without a row where she shows no such look. */
export const endShown = (db: Db, owner: SQLWrapper, id: string) =>
  db
    .update(shownLooks)
    .set({ endsAt: new Date(0) })
    .where(and(eq(shownLooks.id, id), eq(shownLooks.userId, sql`${owner}`)))
    .returning()

const atOnce = 200

/** Those whose time is over, or whose look is gone. */
export const listEnded = (db: Db) =>
  db
    .select()
    .from(shownLooks)
    .where(or(lte(shownLooks.endsAt, new Date()), isNull(shownLooks.lookId)))
    .orderBy(asc(shownLooks.createdAt))
    .limit(atOnce)
