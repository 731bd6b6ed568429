import { and, eq, exists, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { grantSignUpCredits } from '../../ledger/ledger.ts'
import type { ApiContext } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/ids.ts'
import { asFlag } from '../../lib/row-types.ts'
import { rowOf } from '../../lib/row-of.ts'
import { mail } from '../../mail/write-mail.ts'
import { noteActivity } from '../activity.ts'
import { forgetDevices } from '../known-devices.ts'
import { holderOf, isUnconfirmedElsewhere } from '../email-holder.ts'
import { endLinks } from '../../mail/mailed-links.ts'
import { identities, passkeys, sessions } from '../schema.ts'
import { users } from '../../shoppers/schema.ts'
import { endFactor } from '../second-factor/queries.ts'
import { isStaying, isStillOpen, newSession } from '../sessions.ts'
import type { GoogleUser } from './id-token.ts'

const provider = 'google' as const

const ofSubject = (subject: string) =>
  and(eq(identities.provider, provider), eq(identities.subject, subject)) as SQL

/**
 * The condition that the Google account is connected to the shopper's, and since `since` where it is given. Later
 * statements of a batch use it to learn whether the first one has connected it.
 */
const isConnected = (db: Db, userId: string, subject: string, since?: Date) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(identities)
      .where(
        and(ofSubject(subject), eq(identities.userId, userId), since && eq(identities.createdAt, since)),
      ),
  )

/** Connects a Google account to the account for which `allowed` holds. One that is connected already stays as it is. */
const connect = (db: Db, { subject, email }: GoogleUser, allowed: SQL | undefined, now: Date) =>
  db
    .insert(identities)
    .select(
      sql`select ${rowOf(identities, { provider, subject, userId: users.id, email, createdAt: now })} from ${users} where ${allowed}`,
    )
    .onConflictDoNothing()
    .returning({ userId: identities.userId })

/** The statements that tell her that Google has been connected since `now`. */
function tellGoogleAdded(c: ApiContext, userId: string, { subject }: GoogleUser, now: Date) {
  const { db } = c.var
  const isNew = isConnected(db, userId, subject, now)
  return [
    mail(
      db,
      userId,
      { key: `google:${now.getTime()}`, kind: 'way_added', data: { way: provider }, now },
      isNew,
    ),
    noteActivity(c, userId, 'google_added', isNew),
  ] as const
}

/** Finds the account that the Google account is connected to, and the account with its email, in one round trip. */
export async function findAccounts(db: Db, { subject, email }: GoogleUser) {
  const [[identity], [account]] = await db.batch([
    db.select({ userId: identities.userId }).from(identities).where(ofSubject(subject)),
    db
      .select({
        id: users.id,
        isVerified: asFlag(sql`${users.emailVerifiedAt} is not null`),
        isStaying: asFlag(isStaying),
      })
      .from(users)
      .where(eq(users.id, holderOf(email))),
  ])
  return { userId: identity?.userId, account }
}

/** Signs in a shopper whose Google account is connected already. */
export async function signInConnected(c: ApiContext, userId: string, { subject }: GoogleUser) {
  const { db } = c.var
  const { statements, giveCookie } = await newSession(c, userId, isConnected(db, userId, subject), 'google')
  await db.batch(statements)
  giveCookie()
}

/**
 * Connects Google to an account whose address is verified both here and at Google, and signs in. False where another
 * Google account is connected already.
 */
export async function linkVerified(c: ApiContext, userId: string, googleUser: GoogleUser) {
  const { db } = c.var
  const now = new Date()
  const isVerified = and(
    eq(users.id, userId),
    eq(users.email, googleUser.email),
    isNotNull(users.emailVerifiedAt),
    isStaying,
  )
  const { statements, giveCookie } = await newSession(
    c,
    userId,
    isConnected(db, userId, googleUser.subject),
    'google',
  )
  const [linked] = await db.batch([
    connect(db, googleUser, isVerified, now),
    ...tellGoogleAdded(c, userId, googleUser, now),
    ...statements,
  ])
  if (linked.length === 0) return false
  giveCookie()
  return true
}

/**
 * Creates an account, its connection to Google, its credits and a session, all or nothing. The caller has checked that
 * the shopper confirmed the minimum age.
 */
export async function createConnected(c: ApiContext, googleUser: GoogleUser, language: Language) {
  const { db } = c.var
  const id = newId()
  const now = new Date()
  const { email, name } = googleUser
  const made = { emailVerifiedAt: now, minimumAgeConfirmedAt: now, createdAt: now }
  const { statements, giveCookie } = await newSession(
    c,
    id,
    isConnected(db, id, googleUser.subject),
    'google',
  )
  const [created] = await db.batch([
    db
      .insert(users)
      .values({ id, name, email, language, ...made })
      .onConflictDoNothing()
      .returning({ id: users.id }),
    connect(db, googleUser, eq(users.id, id), now),
    grantSignUpCredits(db, id),
    ...statements,
  ])
  if (created.length === 0) return false
  giveCookie()
  return true
}

/**
 * Gives an account with an unverified address to the shopper for whom Google has verified it. Everything that could
 * sign in before is removed: a stranger could have created the account with her address, to share it with her later.
 */
export async function takeOver(c: ApiContext, userId: string, googleUser: GoogleUser) {
  const { db } = c.var
  const now = new Date()
  const isUnconfirmed = and(
    eq(users.id, userId),
    eq(users.email, googleUser.email),
    isNull(users.emailVerifiedAt),
    isUnconfirmedElsewhere(users.email, users.id),
    isStaying,
  )
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(isUnconfirmed)
  // It may have been connected to another account meanwhile. Then it does not come here, and nothing of this account goes.
  const connectedElsewhere = sql`(select 1 from identities elsewhere where elsewhere.provider = ${provider}
    and elsewhere.subject = ${googleUser.subject} and elsewhere.user_id <> ${userId})`
  const taken = isConnected(db, userId, googleUser.subject, now)
  const { statements, giveCookie } = await newSession(c, userId, taken, 'google')
  const results = await db.batch([
    db
      .delete(identities)
      .where(and(eq(identities.userId, userId), exists(account), notExists(connectedElsewhere))),
    connect(db, googleUser, isUnconfirmed, now),
    db.update(users).set({ passwordHash: null, emailVerifiedAt: now }).where(and(isUnconfirmed, taken)),
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), taken)),
    ...endFactor(db, userId, taken),
    db.delete(sessions).where(and(eq(sessions.userId, userId), taken)),
    forgetDevices(db, userId, taken),
    ...endLinks(db, userId, taken),
    ...tellGoogleAdded(c, userId, googleUser, now),
    ...statements,
  ])
  if (results[1].length === 0) return false
  giveCookie()
  await c.env.SHOPPER_CHANNELS.getByName(userId).closeAll()
  return true
}

/** Connects Google to the account of a shopper whose session is still open. If both have the same address, this also verifies it. */
export async function connectGoogle(
  c: ApiContext,
  { userId, session }: { userId: string; session: string },
  googleUser: GoogleUser,
) {
  const { db } = c.var
  const now = new Date()
  const isUnconfirmed = and(
    eq(users.id, userId),
    eq(users.email, googleUser.email),
    isNull(users.emailVerifiedAt),
    isUnconfirmedElsewhere(users.email, users.id),
  )
  const [, , , , [owner], [asked]] = await db.batch([
    connect(db, googleUser, and(eq(users.id, userId), isStaying, isStillOpen(session, userId)), now),
    db
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(isUnconfirmed, isConnected(db, userId, googleUser.subject))),
    ...tellGoogleAdded(c, userId, googleUser, now),
    db.select({ userId: identities.userId }).from(identities).where(ofSubject(googleUser.subject)),
    db
      .select({ isOpen: asFlag(isStillOpen(session, userId)) })
      .from(users)
      .where(eq(users.id, userId)),
  ])
  if (!asked?.isOpen) return 'lost'
  if (!owner) return 'has_other'
  return owner.userId === userId ? 'connected' : 'taken'
}
