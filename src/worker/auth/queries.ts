import { eq, isNull, type SQL } from 'drizzle-orm'
import type { Language } from '#shared/languages.ts'
import { grantSignUpCredits } from '../credits/ledger.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { mail } from '../mail/write.ts'
import { users } from './schema.ts'

type NewUser = { name: string; email: string; passwordHash: string; language?: Language }

/**
 * Creates the account and its free credits in one batch, so that neither exists without the other. The caller has
 * checked that the shopper confirmed the minimum age. She is mailed a link that confirms her address.
 */
export async function createUser(db: Db, user: NewUser) {
  const id = newId()
  const now = new Date()
  const [created] = await db.batch([
    db
      .insert(users)
      .values({ id, ...user, minimumAgeConfirmedAt: now, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id }),
    grantSignUpCredits(db, id),
    mail(
      db,
      id,
      { key: 'verify_email:sign-up', kind: 'verify_email', data: {}, now },
      isNull(users.emailVerifiedAt),
    ),
  ])
  if (created.length === 0) throw new ApiError('email_taken', { field: 'email' })
  return id
}

export async function findByEmail(db: Db, email: string) {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
  return user
}

/** `userId` may be a subquery of the session. */
export const planOf = (db: Db, userId: string | SQL) =>
  db.select({ plan: users.plan }).from(users).where(eq(users.id, userId))
