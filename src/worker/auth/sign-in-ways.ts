import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { ApiContext } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { mail } from '../mail/write-mail.ts'
import { noteActivity } from './activity.ts'
import { identities } from './schema.ts'

/**
 * The condition that she can still sign in without this passkey, or without Google. It is part of the statement that
 * removes it, so that two removals at once cannot take away the last two ways.
 */
export const hasOtherWay = (
  userId: string,
  { passkey = '', google = true }: { passkey?: string; google?: boolean },
) =>
  sql`(
    exists (select 1 from users own where own.id = ${userId} and own.password_hash is not null)
    or exists (select 1 from passkeys others where others.user_id = ${userId} and others.id <> ${passkey})
    or exists (select 1 from identities others where others.user_id = ${userId} and ${google ? 1 : 0})
  )`

export const readGoogle = (db: Db, userId: SQLWrapper) =>
  db
    .select({ email: identities.email, createdAt: identities.createdAt })
    .from(identities)
    .where(and(eq(identities.userId, sql`${userId}`), eq(identities.provider, 'google')))

/** Disconnects Google and tells the shopper by mail, unless it is her only way to sign in. */
export async function disconnectGoogle(c: ApiContext, userId: string) {
  const { db } = c.var
  const now = new Date()
  const isOwn = and(eq(identities.userId, userId), eq(identities.provider, 'google'))
  const allowed = hasOtherWay(userId, { google: false })
  const isThere = sql`exists (select 1 from identities own where own.user_id = ${userId} and own.provider = 'google')`
  const [, , removed, left] = await db.batch([
    mail(
      db,
      userId,
      { key: `google-removed:${now.getTime()}`, kind: 'way_removed', data: { way: 'google' }, now },
      and(isThere, allowed),
    ),
    noteActivity(c, userId, 'google_removed', and(isThere, allowed)),
    db.delete(identities).where(and(isOwn, allowed)).returning({ subject: identities.subject }),
    db.select({ subject: identities.subject }).from(identities).where(isOwn),
  ])
  if (removed.length === 0) throw new ApiError(left.length > 0 ? 'last_way_in' : 'not_found')
}
