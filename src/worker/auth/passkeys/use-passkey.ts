import { and, eq, exists, sql } from 'drizzle-orm'
import type { UsedPasskey } from '#shared/passkeys.ts'
import type { ApiContext } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { passkeys } from '../schema.ts'
import { verifyUsed } from './ceremony.ts'
import { challengeIn, takeChallenge, type ChallengeScope } from './challenges.ts'

/** Checks that a passkey has signed one of our challenges, made for this purpose and not used before. */
export async function usePasskey(c: ApiContext, response: UsedPasskey, scope: ChallengeScope) {
  const { db } = c.var
  const challenge = challengeIn(response.response.clientDataJSON)
  const [[taken], [passkey]] = await db.batch([
    takeChallenge(db, challenge, scope),
    db.select().from(passkeys).where(eq(passkeys.id, response.id)),
  ])
  const { userId } = scope
  if (!taken || !passkey || (userId !== null && passkey.userId !== userId))
    throw new ApiError('passkey_refused')
  return { passkey, used: await verifyUsed(c, response, challenge, passkey) }
}

type Used = Awaited<ReturnType<typeof usePasskey>>

/** Stores what the use has changed; for the caller's batch. */
export const noteUse = (db: Db, { passkey, used }: Used) =>
  db
    .update(passkeys)
    .set({ counter: used.newCounter, backedUp: used.credentialBackedUp, lastUsedAt: new Date() })
    .where(eq(passkeys.id, passkey.id))

/** The condition that the passkey has not been removed meanwhile. */
export const isStillThere = (db: Db, { passkey }: Used) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(passkeys)
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.userId, passkey.userId))),
  )
