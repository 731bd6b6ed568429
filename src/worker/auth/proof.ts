import { and, eq, gt, inArray } from 'drizzle-orm'
import { proofMinutes } from '#shared/account-periods.ts'
import type { Db } from '../lib/db.ts'
import { identities, sessions } from './schema.ts'

const freshSince = () => new Date(Date.now() - proofMinutes * 60_000)

export const isFresh = (provenAt: Date | null) => provenAt !== null && provenAt > freshSince()

export async function isProven(db: Db, session: string) {
  const [found] = await db
    .select({ at: sessions.provenAt })
    .from(sessions)
    .where(and(eq(sessions.secretHash, session), gt(sessions.provenAt, freshSince())))
  return found !== undefined
}

/** Records that the session's shopper has just confirmed her identity. */
export const noteProof = (db: Db, session: string) =>
  db.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.secretHash, session))

/** Likewise with a passkey, which is what the office asks for. */
export function notePasskeyProof(db: Db, session: string) {
  const now = new Date()
  return db.update(sessions).set({ provenAt: now, passkeyAt: now }).where(eq(sessions.secretHash, session))
}

/** How long a passkey opens the office: a morning's work, and no longer on a device that is left somewhere. */
const officeMs = 4 * 60 * 60 * 1000

/** Whether she used a passkey lately enough for the office; for what is `strict`, lately enough for her settings. */
export const isPasskeyFresh = (passkeyAt: Date | null, { strict }: { strict: boolean }) =>
  strict ? isFresh(passkeyAt) : passkeyAt !== null && passkeyAt.getTime() > Date.now() - officeMs

/** Records the proof only if that Google account is connected to the account of this session. */
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
