import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { identities, sessions } from './schema.ts'

/** Long enough for what she came to change, too short for whoever finds the device open after lunch. */
const freshMs = 10 * 60 * 1000

const freshSince = () => new Date(Date.now() - freshMs)

export const isFresh = (provenAt: Date | null) => provenAt !== null && provenAt > freshSince()

export async function isProven(db: Db, session: string) {
  const [found] = await db
    .select({ at: sessions.provenAt })
    .from(sessions)
    .where(and(eq(sessions.secretHash, session), gt(sessions.provenAt, freshSince())))
  return found !== undefined
}

/** She has shown it. */
export const noteProof = (db: Db, session: string) =>
  db.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.secretHash, session))

/** Google vouches for her: this session is hers if that Google account is connected to its account. */
export async function proveByGoogle(db: Db, session: string, subject: string) {
  const owner = db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, 'google'), eq(identities.subject, subject)))
  const proven = await db
    .update(sessions)
    .set({ provenAt: new Date() })
    .where(and(eq(sessions.secretHash, session), inArray(sessions.userId, owner)))
    .returning({ userId: sessions.userId })
  return proven.length > 0
}
