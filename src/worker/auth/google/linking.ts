import { and, eq, exists, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Language } from '#shared/languages.ts'
import { grantSignUpCredits } from '../../credits/ledger.ts'
import type { ApiContext } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/ids.ts'
import { asFlag } from '../../lib/rows.ts'
import { rowOf } from '../../lib/row-of.ts'
import { mail } from '../../mail/write.ts'
import { endLinks } from '../mailed-links.ts'
import { identities, passkeys, sessions, users } from '../schema.ts'
import { isStaying, newSession } from '../sessions.ts'
import type { Vouched } from './id-token.ts'

const provider = 'google' as const

const ofSubject = (subject: string) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject)) as SQL

/** That Google's account is hers, and where a moment is named, since then: for statements behind the one that says so. */
const isConnected = (db: Db, userId: string, subject: string, since?: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(identities)
      .where(
        and(ofSubject(subject), eq(identities.userId, userId), since && eq(identities.createdAt, since)),
      ),
  )

/** Connects whom Google vouches for, where `allowed` holds of the account; one that is connected stays as it is. */
const connect = (db: Db, { subject, email }: Vouched, allowed: SQL | undefined, now: Date) =>
  db
    .insert(identities)
    .select(
      sql`select ${rowOf(identities, { provider, subject, userId: users.id, email, createdAt: now })} from ${users} where ${allowed}`,
    )
    .onConflictDoNothing()
    .returning({ userId: identities.userId })

const tellOfGoogle = (db: Db, userId: string, { subject }: Vouched, now: Date) =>
  mail(
    db,
    userId,
    { key: `google:${now.getTime()}`, kind: 'way_added', data: { way: provider }, now },
    isConnected(db, userId, subject, now),
  )

/** Whose Google account it is, and whose account has its email: what the rules need, in one trip. */
export async function findAccounts(db: Db, { subject, email }: Vouched) {
  const [[identity], [account]] = await db.batch([
    db.select({ userId: identities.userId }).from(identities).where(ofSubject(subject)),
    db
      .select({
        id: users.id,
        isVerified: asFlag(sql`${users.emailVerifiedAt} is not null`),
        isStaying: asFlag(isStaying),
      })
      .from(users)
      .where(eq(users.email, email)),
  ])
  return { userId: identity?.userId, account }
}

/** She has come this way before. */
export async function signInConnected(c: ApiContext, userId: string, { subject }: Vouched) {
  const { db } = c.var
  const { statements, giveCookie } = await newSession(c, userId, isConnected(db, userId, subject))
  await db.batch(statements)
  giveCookie()
}

/** Both her account and Google know that the address is hers. False where another Google account is connected already. */
export async function linkVerified(c: ApiContext, userId: string, vouched: Vouched) {
  const { db } = c.var
  const now = new Date()
  const isHers = and(
    eq(users.id, userId),
    eq(users.email, vouched.email),
    isNotNull(users.emailVerifiedAt),
    isStaying,
  )
  const { statements, giveCookie } = await newSession(c, userId, isConnected(db, userId, vouched.subject))
  const [linked] = await db.batch([
    connect(db, vouched, isHers, now),
    tellOfGoogle(db, userId, vouched, now),
    ...statements,
  ])
  if (linked.length === 0) return false
  giveCookie()
  return true
}

/** A new account, once she has said that she is old enough: it, Google, its credits and the session, or nothing. */
export async function createConnected(c: ApiContext, vouched: Vouched, language: Language) {
  const { db } = c.var
  const id = newId()
  const now = new Date()
  const { email, name } = vouched
  const made = { emailVerifiedAt: now, minimumAgeConfirmedAt: now, createdAt: now }
  const { statements, giveCookie } = await newSession(c, id, isConnected(db, id, vouched.subject))
  const [created] = await db.batch([
    db
      .insert(users)
      .values({ id, name, email, language, ...made })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id }),
    connect(db, vouched, eq(users.id, id), now),
    grantSignUpCredits(db, id),
    ...statements,
  ])
  if (created.length === 0) return false
  giveCookie()
  return true
}

/**
 * Whoever made the account never showed that the address is hers; Google now vouches for somebody whose it is.
 * She gets the account, and all that could open it before opens nothing any more: else a stranger could have made
 * it in her name, to wait in it for her.
 */
export async function takeOver(c: ApiContext, userId: string, vouched: Vouched) {
  const { db } = c.var
  const now = new Date()
  const isUnconfirmed = and(
    eq(users.id, userId),
    eq(users.email, vouched.email),
    isNull(users.emailVerifiedAt),
    isStaying,
  )
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(isUnconfirmed)
  const taken = isConnected(db, userId, vouched.subject, now)
  const { statements, giveCookie } = await newSession(c, userId, taken)
  const results = await db.batch([
    db.delete(identities).where(and(eq(identities.userId, userId), exists(account))),
    connect(db, vouched, isUnconfirmed, now),
    db.update(users).set({ passwordHash: null, emailVerifiedAt: now }).where(and(isUnconfirmed, taken)),
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), taken)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), taken)),
    ...endLinks(db, userId, taken),
    tellOfGoogle(db, userId, vouched, now),
    ...statements,
  ])
  if (results[1].length === 0) return false
  giveCookie()
  await c.env.SHOPPER_CHANNELS.getByName(userId).closeAll()
  return true
}

/** Adds Google to the account of whoever is signed in; of an address that is hers at both it is proof enough. */
export async function connectGoogle(db: Db, userId: string, vouched: Vouched) {
  const now = new Date()
  const isUnconfirmed = and(
    eq(users.id, userId),
    eq(users.email, vouched.email),
    isNull(users.emailVerifiedAt),
  )
  const [, , , [owner]] = await db.batch([
    connect(db, vouched, and(eq(users.id, userId), isStaying), now),
    db
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(isUnconfirmed, isConnected(db, userId, vouched.subject))),
    tellOfGoogle(db, userId, vouched, now),
    db.select({ userId: identities.userId }).from(identities).where(ofSubject(vouched.subject)),
  ])
  if (!owner) return 'has_other'
  return owner.userId === userId ? 'connected' : 'taken'
}
