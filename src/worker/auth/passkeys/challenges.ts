import { and, eq, gt, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { passkeyChallenges } from '../schema.ts'

/** Longer than a browser waits for her finger: what it offers at the email's field waits with the page. */
const challengeMs = 15 * 60 * 1000

/** Of a shopper who is signed in, or of nobody yet: the one is no good for the other. */
export const putChallenge = (db: Db, challenge: string, userId: string | null) =>
  db.insert(passkeyChallenges).values({ challenge, userId, expiresAt: new Date(Date.now() + challengeMs) })

/** Gone with the asking: whoever brings it a second time finds nothing. No row comes back for one that is not there. */
export const takeChallenge = (db: Db, challenge: string, userId: string | null) =>
  db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        gt(passkeyChallenges.expiresAt, new Date()),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })

const clientData = v.object({ challenge: v.pipe(v.string(), v.maxLength(200)) })

/** Which challenge the browser says that it has answered; whether that is so, its signature shows later. */
export function challengeIn(clientDataJSON: string) {
  try {
    return v.parse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    throw new ApiError('passkey_refused')
  }
}
