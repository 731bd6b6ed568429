import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { mail } from '../mail/write.ts'
import { identities } from './schema.ts'

/**
 * What would still let her in without this one. Part of the statement that takes it away: two that each leave the
 * other's way to her, at once, cannot both succeed.
 */
export const hasOtherWay = (
  userId: string,
  { passkey = '', google = true }: { passkey?: string; google?: boolean },
) =>
  sql`(
    exists (select 1 from users hers where hers.id = ${userId} and hers.password_hash is not null)
    or exists (select 1 from passkeys others where others.user_id = ${userId} and others.id <> ${passkey})
    or exists (select 1 from identities others where others.user_id = ${userId} and ${google ? 1 : 0})
  )`

export const readGoogle = (db: Db, userId: SQLWrapper) =>
  db
    .select({ email: identities.email, createdAt: identities.createdAt })
    .from(identities)
    .where(and(eq(identities.userId, sql`${userId}`), eq(identities.provider, 'google')))

/** Takes Google away and writes to her of it, unless nothing would let her in any more. */
export async function disconnectGoogle(db: Db, userId: string) {
  const now = new Date()
  const isHers = and(eq(identities.userId, userId), eq(identities.provider, 'google'))
  const allowed = hasOtherWay(userId, { google: false })
  const isThere = sql`exists (select 1 from identities hers where hers.user_id = ${userId} and hers.provider = 'google')`
  const [, removed, left] = await db.batch([
    mail(
      db,
      userId,
      { key: `google-removed:${now.getTime()}`, kind: 'way_removed', data: { way: 'google' }, now },
      and(isThere, allowed),
    ),
    db.delete(identities).where(and(isHers, allowed)).returning({ subject: identities.subject }),
    db.select({ subject: identities.subject }).from(identities).where(isHers),
  ])
  if (removed.length === 0) throw new ApiError(left.length > 0 ? 'last_way_in' : 'not_found')
}
