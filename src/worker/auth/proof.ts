import { and, eq, gt, inArray } from 'drizzle-orm'
import { factory } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { identities, sessions } from './schema.ts'
import { sessionHash } from './sessions.ts'

/** Long enough for what she came to change, too short for whoever finds the device open after lunch. */
const freshMs = 10 * 60 * 1000

const isFresh = () => gt(sessions.provenAt, new Date(Date.now() - freshMs))

export async function isProven(db: Db, session: string) {
  const [found] = await db
    .select({ at: sessions.provenAt })
    .from(sessions)
    .where(and(eq(sessions.secretHash, session), isFresh()))
  return found !== undefined
}

/**
 * For what would keep somebody in, or the shopper out: a device that lies open is not enough. She has signed in
 * just now, or shown again that she is herself (proof-routes.ts). Behind `requireShopper`.
 */
export const requireProof = factory.createMiddleware(async (c, next) => {
  if (!(await isProven(c.var.db, (await sessionHash(c)) ?? ''))) throw new ApiError('proof_required')
  await next()
})

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
