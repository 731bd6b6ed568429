import { and, eq, inArray, not, notExists, sql, type SQL } from 'drizzle-orm'
import { accountRemovals, users } from '../../shoppers/schema.ts'
import type { ApiContext } from '../../lib/app.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { mail } from '../../mail/write-mail.ts'
import { noteActivity } from '../activity.ts'
import { isUnconfirmedElsewhere } from '../email-holder.ts'
import { forgetDevices } from '../known-devices.ts'
import { endLinks } from '../../mail/mailed-links.ts'
import { attempts, identities, passkeys, pendingSignIns, sessions } from '../schema.ts'
import { newPending } from '../second-factor/pending-sign-in.ts'
import { asksFactor, endFactor } from '../second-factor/queries.ts'
import { newSession } from '../sessions.ts'
import { hasPassword } from './queries.ts'
import { attemptKeys, type Limit } from '../throttle.ts'

type NewPassword = {
  userId: string
  passwordHash: string
  /** The condition that must still hold at the change: a valid link, or the former password. */
  allowed: SQL
  /** Whether the change also verifies her address, because she came by a link that was mailed to it. */
  verifies?: boolean
  /** The limits whose counts are cleared, because her own wrong attempts no longer matter. */
  forgiven: Limit[]
}

/**
 * Gives an account a new password, in one batch: all other sessions end and a new one opens here, mailed links to
 * another password or address end, and the shopper is told by mail. Of two changes at once the second does nothing.
 * Null where the change is not allowed, or where the account is being removed.
 *
 * By a mailed link she shows no more than her mailbox, so an account with a second factor gets no session by it but the
 * question for that factor: `isPending`.
 *
 * Somebody may have signed up with an address that belongs to another person, and added passkeys, a Google account or a second factor.
 * When the owner of the address verifies it for the first time, these are removed together with the old password.
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
  // Each hash has its own salt, so if this hash is stored, the first statement of this very batch has stored it.
  const changed = hasPassword(userId, passwordHash)
  const firstProven = sql`exists (select 1 from users proven where proven.id = ${userId}
    and proven.password_hash = ${passwordHash} and proven.email_verified_at = ${now.getTime()})`
  const asks = verifies ? asksFactor(userId) : sql`0`
  const session = await newSession(c, userId, sql`(${changed} and ${not(asks)})`, 'new_password')
  const pending = await newPending(c, userId, sql`(${changed} and ${asks})`)
  const [[user], , , , pendings] = await db.batch([
    db
      .update(users)
      .set({
        passwordHash,
        ...(verifies && {
          emailVerifiedAt: sql`iif(${isUnconfirmedElsewhere(users.email, users.id)},
            coalesce(${users.emailVerifiedAt}, ${now.getTime()}), ${users.emailVerifiedAt})`,
        }),
      })
      .where(and(eq(users.id, userId), allowed, notExists(leaving)))
      .returning({ id: users.id, name: users.name, email: users.email }),
    ...endFactor(db, userId, firstProven),
    db.delete(pendingSignIns).where(and(eq(pendingSignIns.userId, userId), changed)),
    pending.statement,
    db.delete(sessions).where(and(eq(sessions.userId, userId), changed)),
    forgetDevices(db, userId, changed),
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
    noteActivity(c, userId, 'password_changed', changed),
    ...session.statements,
  ])
  if (!user) return null
  logSecurity('credential_changed', 'password')
  const isPending = pendings.length > 0
  if (isPending) pending.giveCookie()
  else session.giveCookie()
  await c.env.SHOPPER_CHANNELS.getByName(userId).closeAll()
  return { user, isPending }
}
