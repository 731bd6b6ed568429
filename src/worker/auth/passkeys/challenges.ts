import { and, eq, gt, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { passkeyChallenges } from '../schema.ts'

/** Longer than a browser's prompt waits, because autofill in the email field waits as long as the page is open. */
const challengeMs = 15 * 60 * 1000

/** What a challenge is for, and for which shopper: null at sign-in. It cannot be used for anything else. */
export type ChallengeScope =
  | { purpose: 'sign_in'; userId: null }
  | { purpose: 'prove' | 'add'; userId: string }

export const signInScope: ChallengeScope = { purpose: 'sign_in', userId: null }

export const putChallenge = (db: Db, challenge: string, scope: ChallengeScope) =>
  db.insert(passkeyChallenges).values({ challenge, ...scope, expiresAt: new Date(Date.now() + challengeMs) })

/** Deletes the challenge, so that it can be answered once. Returns no row if it was not there. */
export const takeChallenge = (db: Db, challenge: string, { purpose, userId }: ChallengeScope) =>
  db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, new Date()),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })

const clientData = v.object({ challenge: v.pipe(v.string(), v.maxLength(200)) })

/** The challenge that the browser says it has answered; the signature is checked later. */
export function challengeIn(clientDataJSON: string) {
  try {
    return v.parse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    throw new ApiError('passkey_refused')
  }
}
