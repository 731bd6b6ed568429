import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { maxPasskeys } from '#shared/passkeys.ts'
import type { ApiContext } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { asFlag, asNumber } from '../../lib/row-types.ts'
import { rowOf } from '../../lib/row-of.ts'
import { mail } from '../../mail/write-mail.ts'
import { noteActivity } from '../activity.ts'
import { passkeys } from '../schema.ts'
import { users } from '../../shoppers/schema.ts'
import { isStaying, isStillOpen } from '../sessions.ts'
import { hasOtherWay } from '../sign-in-ways.ts'

export const listPasskeys = (db: Db, userId: SQLWrapper) =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
      backedUp: passkeys.backedUp,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, sql`${userId}`))
    .orderBy(desc(sql`coalesce(${passkeys.lastUsedAt}, ${passkeys.createdAt})`))

export const listKnown = (db: Db, userId: string) =>
  db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))

const isOwn = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

type NewRow = Omit<typeof passkeys.$inferInsert, 'createdAt' | 'lastUsedAt'> & { createdAt: Date }

/**
 * Adds a passkey and tells the shopper by mail. The statement itself checks the limit, so parallel calls cannot exceed
 * it.
 */
export async function addPasskey(c: ApiContext, session: string, row: NewRow) {
  const { db } = c.var
  const { id, userId, createdAt: now } = row
  const existing = sql`(select count(*) from passkeys own where own.user_id = ${userId})`
  const values = rowOf(passkeys, {
    ...row,
    id,
    userId: users.id,
    publicKey: sql`${new Uint8Array(row.publicKey)}`,
    createdAt: now,
    lastUsedAt: null,
  })
  const isNew = sql`exists (select 1 from passkeys made where made.id = ${id} and made.user_id = ${userId} and made.created_at = ${now.getTime()})`
  const [added, , , [count]] = await db.batch([
    db
      .insert(passkeys)
      .select(
        sql`select ${values} from ${users} where ${eq(users.id, userId)} and ${isStaying} and ${isStillOpen(session, userId)} and ${existing} < ${maxPasskeys}`,
      )
      .onConflictDoNothing()
      .returning({ id: passkeys.id }),
    mail(
      db,
      userId,
      {
        key: `passkey-added:${id.slice(0, 64)}:${now.getTime()}`,
        kind: 'way_added',
        data: { way: 'passkey' },
        now,
      },
      isNew,
    ),
    noteActivity(c, userId, 'passkey_added', isNew),
    db
      .select({ existing: asNumber(sql`${existing}`), isOpen: asFlag(isStillOpen(session, userId)) })
      .from(users)
      .where(eq(users.id, userId)),
  ])
  if (added.length > 0) return
  if (!count?.isOpen) throw new ApiError('not_authenticated')
  throw new ApiError(count.existing >= maxPasskeys ? 'too_many_passkeys' : 'passkey_known')
}

/** False where the shopper has no passkey with this id. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string) {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(userId, id))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

/** Removes a passkey and tells the shopper by mail, unless it is her only way to sign in. */
export async function removePasskey(c: ApiContext, userId: string, id: string) {
  const { db } = c.var
  const now = new Date()
  const allowed = hasOtherWay(userId, { passkey: id })
  const isThere = sql`exists (select 1 from passkeys own where own.id = ${id} and own.user_id = ${userId})`
  const [, , removed, left] = await db.batch([
    mail(
      db,
      userId,
      {
        key: `passkey-removed:${id.slice(0, 64)}:${now.getTime()}`,
        kind: 'way_removed',
        data: { way: 'passkey' },
        now,
      },
      and(isThere, allowed),
    ),
    noteActivity(c, userId, 'passkey_removed', and(isThere, allowed)),
    db
      .delete(passkeys)
      .where(and(isOwn(userId, id), allowed))
      .returning({ id: passkeys.id }),
    db.select({ id: passkeys.id }).from(passkeys).where(isOwn(userId, id)),
  ])
  if (removed.length === 0) throw new ApiError(left.length > 0 ? 'last_way_in' : 'not_found')
}
