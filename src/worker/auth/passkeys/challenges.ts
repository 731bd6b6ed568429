import { and, eq, gt, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { passkeyChallenges } from '../schema.ts'

/** Longer than a browser waits for her finger: what it offers at the email's field waits with the page. */
const challengeMs = 15 * 60 * 1000

/** What is asked, and of whom: a shopper who is signed in, or nobody yet. The one is no good for the other. */
export type Question = { purpose: 'sign_in'; userId: null } | { purpose: 'prove' | 'add'; userId: string }

export const atTheDoor: Question = { purpose: 'sign_in', userId: null }

export const putChallenge = (db: Db, challenge: string, question: Question) =>
  db
    .insert(passkeyChallenges)
    .values({ challenge, ...question, expiresAt: new Date(Date.now() + challengeMs) })

/** Gone with the asking: whoever brings it a second time finds nothing. No row comes back for one that is not there. */
export const takeChallenge = (db: Db, challenge: string, { purpose, userId }: Question) =>
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

/** Which challenge the browser says that it has answered; whether that is so, its signature shows later. */
export function challengeIn(clientDataJSON: string) {
  try {
    return v.parse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    throw new ApiError('passkey_refused')
  }
}
