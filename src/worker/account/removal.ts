import { and, eq, isNotNull, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm'
import { removalDays } from '#shared/account-periods.ts'
import { identities, passkeys, sessions } from '../auth/schema.ts'
import { mailedLinks } from '../mail/schema.ts'
import { users, accountRemovals } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { rowOf } from '../lib/row-of.ts'
import { mail } from '../mail/write-mail.ts'
import { endOtherSessions } from './session-list.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Sets the day of the account's removal and mails it to her; a repeated request keeps the first day. Her other
 * devices are signed out: all of them, where the office asks (`ownSession` is null).
 */
export function removalStatements(db: Db, userId: string, ownSession: string | null) {
  const dueAt = new Date(Date.now() + removalDays * dayMs)
  const now = new Date()
  const statements = [
    mail(
      db,
      userId,
      {
        key: `removal_asked:${now.getTime()}`,
        kind: 'removal_asked',
        data: { dueAt: dueAt.toISOString() },
        now,
      },
      isNull(users.removalDueAt),
    ),
    db
      .update(users)
      .set({ removalDueAt: sql`coalesce(${users.removalDueAt}, ${dueAt.getTime()})` })
      .where(eq(users.id, userId))
      .returning({ dueAt: users.removalDueAt }),
    endOtherSessions(db, userId, ownSession ?? ''),
  ] as const
  return { statements, dueAt }
}

export async function askForRemoval(db: Db, userId: string, ownSession: string) {
  const { statements, dueAt } = removalStatements(db, userId, ownSession)
  const [, [asked]] = await db.batch(statements)
  return asked?.dueAt ?? dueAt
}

const removalOf = (db: Db, userId: string) =>
  db
    .select({ userId: accountRemovals.userId })
    .from(accountRemovals)
    .where(eq(accountRemovals.userId, userId))

/** Cancels a removal. One that has begun is not cancelled, because its data is partly deleted. */
export function keepStatements(db: Db, userId: string) {
  const now = new Date()
  const notBegun = notExists(removalOf(db, userId))
  return [
    mail(
      db,
      userId,
      { key: `removal_cancelled:${now.getTime()}`, kind: 'removal_cancelled', data: {}, now },
      and(isNotNull(users.removalDueAt), notBegun),
    ),
    db
      .update(users)
      .set({ removalDueAt: null })
      .where(and(eq(users.id, userId), notBegun)),
  ] as const
}

export async function keepAccount(db: Db, userId: string) {
  await db.batch(keepStatements(db, userId))
}

/**
 * Begins the removal of an account whose day has come (`dueBy`), or that she ends herself earlier (null). From here
 * on nobody can sign in to it. False where no removal was requested.
 */
export const beginRemoval = (db: Db, userId: string, dueBy: Date | null) =>
  beginRemovalIf(db, userId, dueBy ? lte(users.removalDueAt, dueBy) : isNotNull(users.removalDueAt))

/** The same for whatever reason. False where the condition, on `users`, does not hold. */
export async function beginRemovalIf(db: Db, userId: string, isDue: SQL | undefined) {
  const now = new Date()
  const row = rowOf(accountRemovals, {
    userId: users.id,
    customerIds: [],
    startedAt: now,
    attempts: 0,
    tryAt: now,
  })
  const begun = sql`exists ${removalOf(db, userId)}`
  const [, , , , , , [removal]] = await db.batch([
    db
      .insert(accountRemovals)
      .select(sql`select ${row} from ${users} where ${and(eq(users.id, userId), isDue)}`)
      .onConflictDoNothing(),
    db.delete(sessions).where(and(eq(sessions.userId, userId), begun)),
    db.delete(identities).where(and(eq(identities.userId, userId), begun)),
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), begun)),
    db.delete(mailedLinks).where(and(eq(mailedLinks.userId, userId), begun)),
    db
      .update(users)
      .set({ passwordHash: null })
      .where(and(eq(users.id, userId), begun)),
    removalOf(db, userId),
  ])
  return removal !== undefined
}

/** Accounts whose day of removal has come. */
export const listDue = (db: Db, now: Date, most: number) =>
  db
    .select({ userId: users.id })
    .from(users)
    .leftJoin(accountRemovals, eq(accountRemovals.userId, users.id))
    .where(and(lte(users.removalDueAt, now), isNull(accountRemovals.userId)))
    .limit(most)
