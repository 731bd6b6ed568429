import { and, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import { accountRemovals } from '../account/schema.ts'
import type { ApiContext } from '../lib/app.ts'
import { mail } from '../mail/write.ts'
import { endLinks } from './mailed-links.ts'
import { attempts, identities, passkeys, sessions, users } from './schema.ts'
import { newSession } from './sessions.ts'
import { attemptKeys, type Limit } from './throttle.ts'

type NewPassword = {
  userId: string
  passwordHash: string
  /** What must hold in the moment of the change: the link, or the password before. */
  allowed: SQL
  /** Mailed to, she has shown that the address is hers. */
  verifies?: boolean
  /** Her own mistakes no longer count. */
  forgiven: Limit[]
}

/**
 * Gives an account a new password, in one batch: all sessions end but the one that it opens here, links to a new
 * password or another address are none any more, and she is written to. Of two at once the second changes nothing. Null where it is
 * not allowed, or where the account is on its way out for good.
 *
 * Whoever signed up with somebody else's address may have left ways in. When its owner shows for the first time
 * that it is hers, none of them is: they go with the password.
 */
export async function setPassword(
  c: ApiContext,
  { userId, passwordHash, allowed, verifies = false, forgiven }: NewPassword,
) {
  const { db } = c.var
  const now = new Date()
  const leaving = db
    .select({ userId: accountRemovals.userId })
    .from(accountRemovals)
    .where(eq(accountRemovals.userId, userId))
  // Its salt makes each hash another: where it stands, the first statement has put it there.
  const changed = sql`exists (select 1 from users changed where changed.id = ${userId} and changed.password_hash = ${passwordHash})`
  const firstProven = sql`exists (select 1 from users proven where proven.id = ${userId}
    and proven.password_hash = ${passwordHash} and proven.email_verified_at = ${now.getTime()})`
  const session = await newSession(c, userId, changed)
  const [[user]] = await db.batch([
    db
      .update(users)
      .set({
        passwordHash,
        ...(verifies && { emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})` }),
      })
      .where(and(eq(users.id, userId), allowed, notExists(leaving)))
      .returning({ id: users.id, name: users.name, email: users.email }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), changed)),
    ...endLinks(db, userId, changed),
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), firstProven)),
    db.delete(identities).where(and(eq(identities.userId, userId), firstProven)),
    db.delete(attempts).where(and(inArray(attempts.key, await attemptKeys(forgiven)), changed)),
    mail(
      db,
      userId,
      { key: `password_changed:${now.getTime()}`, kind: 'password_changed', data: {}, now },
      changed,
    ),
    ...session.statements,
  ])
  if (!user) return null
  session.giveCookie()
  await c.env.SHOPPER_CHANNELS.getByName(userId).closeAll()
  return user
}
