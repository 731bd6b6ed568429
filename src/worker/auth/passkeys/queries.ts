import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { mostPasskeys } from '#shared/passkeys.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { asNumber } from '../../lib/rows.ts'
import { rowOf } from '../../lib/row-of.ts'
import { mail } from '../../mail/write.ts'
import { passkeys, users } from '../schema.ts'
import { isStaying } from '../sessions.ts'
import { hasOtherWay } from '../ways.ts'

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

const isHers = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

type NewRow = Omit<typeof passkeys.$inferInsert, 'createdAt' | 'lastUsedAt'> & { createdAt: Date }

/** Adds it and writes to her of it; the number is kept by the statement itself, however many browsers add at once. */
export async function addPasskey(db: Db, row: NewRow) {
  const { id, userId, createdAt: now } = row
  const others = sql`(select count(*) from passkeys hers where hers.user_id = ${userId})`
  const values = rowOf(passkeys, {
    ...row,
    id,
    userId: users.id,
    publicKey: sql`${new Uint8Array(row.publicKey)}`,
    createdAt: now,
    lastUsedAt: null,
  })
  const isNew = sql`exists (select 1 from passkeys made where made.id = ${id} and made.user_id = ${userId} and made.created_at = ${now.getTime()})`
  const [added, , [count]] = await db.batch([
    db
      .insert(passkeys)
      .select(
        sql`select ${values} from ${users} where ${eq(users.id, userId)} and ${isStaying} and ${others} < ${mostPasskeys}`,
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
    db
      .select({ hers: asNumber(sql`${others}`) })
      .from(users)
      .where(eq(users.id, userId)),
  ])
  if (added.length > 0) return
  throw new ApiError(count && count.hers >= mostPasskeys ? 'too_many_passkeys' : 'passkey_known')
}

/** False where there is none of hers with this id. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string) {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(isHers(userId, id))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

/** Removes it and writes to her of it, unless nothing would let her in any more. */
export async function removePasskey(db: Db, userId: string, id: string) {
  const now = new Date()
  const allowed = hasOtherWay(userId, { passkey: id })
  const isThere = sql`exists (select 1 from passkeys hers where hers.id = ${id} and hers.user_id = ${userId})`
  const [, removed, left] = await db.batch([
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
    db
      .delete(passkeys)
      .where(and(isHers(userId, id), allowed))
      .returning({ id: passkeys.id }),
    db.select({ id: passkeys.id }).from(passkeys).where(isHers(userId, id)),
  ])
  if (removed.length === 0) throw new ApiError(left.length > 0 ? 'last_way_in' : 'not_found')
}
