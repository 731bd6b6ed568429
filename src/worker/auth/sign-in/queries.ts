import { and, asc, eq, exists, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { grantSignUpCredits } from '../../ledger/ledger.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/ids.ts'
import { rowOf } from '../../lib/row-of.ts'
import { asFlag } from '../../lib/row-types.ts'
import { mails } from '../../mail/schema.ts'
import { mail, mailWhere } from '../../mail/write-mail.ts'
import { isKnownOn } from '../known-devices.ts'
import { isUnconfirmedElsewhere } from '../email-holder.ts'
import { users } from '../../shoppers/schema.ts'
import { asksFactor } from '../second-factor/queries.ts'

type NewUser = {
  name: string
  email: string
  passwordHash: string
  language?: Language
  /** Whether she has said that she is old enough for an account. Who has not is asked before her first photo. */
  isOldEnough?: boolean
}

/** Tells whoever has confirmed the address that an account of theirs exists, except `userId`. */
export const mailHolder = (db: Db, email: string, userId: string, now: Date) =>
  mailWhere(
    db,
    and(
      eq(users.email, email),
      isNotNull(users.emailVerifiedAt),
      ne(users.id, userId),
      sql`exists (select 1 from users asking where asking.id = ${userId})`,
    ),
    { key: `account_exists:${newId()}`, kind: 'account_exists', data: {}, now },
  ).returning({ userId: mails.userId })

/** What a new account has not done yet. */
const blank = {
  emailVerifiedAt: null,
  plan: 'free',
  luxeAnchorAt: null,
  credits: 0,
  photoStorage: null,
  profilePhotoKey: null,
  adultConfirmedAt: null,
  adultStatement: null,
  photographConsents: {},
  onboardingCompletedAt: null,
  removalDueAt: null,
} as const

/**
 * Creates the account and its free credits in one batch, so that neither exists without the other. A link that confirms the address is mailed to it, or, if it is
 * somebody's already, a mail that says so: the caller is told neither.
 *
 * `known` are the accounts with this address that the caller has seen. Null where another one was created meanwhile, by
 * another tab perhaps.
 */
export async function createUser(db: Db, user: NewUser, known: string[] = []) {
  const id = newId()
  const now = new Date()
  const isNews = sql`not exists (select 1 from users others where others.email = ${user.email}
    and others.id not in (select value from json_each(${JSON.stringify(known)})))`
  const { name, email, passwordHash, language = 'en', isOldEnough = true } = user
  const row = rowOf(users, {
    ...blank,
    id,
    name,
    email,
    passwordHash,
    language,
    country: null,
    minimumAgeConfirmedAt: isOldEnough ? now : null,
    createdAt: now,
  })
  const [created, , , told] = await db.batch([
    db
      .insert(users)
      .select(sql`select ${row} where ${isNews}`)
      .returning({ id: users.id }),
    grantSignUpCredits(db, id),
    mail(
      db,
      id,
      { key: 'verify_email:sign-up', kind: 'verify_email', data: {}, now },
      and(isNull(users.emailVerifiedAt), isUnconfirmedElsewhere(email, id)),
    ),
    mailHolder(db, email, id, now),
  ])
  if (created.length === 0) return null
  return { id, mailed: [id, ...told.map(({ userId }) => userId)] }
}

/** More accounts than one address gets in weeks (signUpLimits). */
const maxAccounts = 50

/**
 * The accounts with this address, whose it is first. `isKnown` says of each whether it was opened on the device with this
 * hash before.
 */
export const accountsWith = (db: Db, email: string, device: string | null) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      isConfirmed: asFlag(sql`${users.emailVerifiedAt} is not null`),
      asksFactor: asFlag(asksFactor(users.id)),
      isKnown: device === null ? asFlag(sql`0`) : asFlag(exists(isKnownOn(db, device))),
    })
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.emailVerifiedAt} is null`, asc(users.createdAt))
    .limit(maxAccounts)

/**
 * The condition that the account has this very password, for the batch that lets somebody in by it: since it was compared a new
 * one may have been set, or the owner of the address may have come and taken it away. Each hash has its own salt.
 */
export const hasPassword = (userId: string, passwordHash: string | null) =>
  sql`exists (select 1 from users opened where opened.id = ${userId} and opened.password_hash = ${passwordHash})`

/** `userId` may be a subquery of the session. */
export const planOf = (db: Db, userId: string | SQL) =>
  db.select({ plan: users.plan }).from(users).where(eq(users.id, userId))
