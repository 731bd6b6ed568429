import { and, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { ApiContext } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { sha256Hex } from '../../lib/ids.ts'
import { mail } from '../../mail/write-mail.ts'
import { noteActivity } from '../activity.ts'
import { pendingSignIns, recoveryCodes, secondFactors } from '../schema.ts'
import { users } from '../../shoppers/schema.ts'
import { openSecret } from './kept-secret.ts'
import { isPending, stillPends } from './pending-sign-in.ts'
import { stepOf } from './totp.ts'

/** Who waits for the second step in this browser, and what is stored of the secret that her app shares with us. */
export async function findPending(db: Db, hash: string) {
  const [found] = await db
    .select({
      user: { id: users.id, name: users.name, email: users.email },
      kept: secondFactors.secret,
    })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .innerJoin(
      secondFactors,
      and(eq(secondFactors.userId, pendingSignIns.userId), isNotNull(secondFactors.since)),
    )
    .where(isPending(hash))
  return found
}

/** A pending sign-in, and the code that she typed for it. */
type Typed = { userId: string; hash: string; code: string }

/**
 * Returns the statement that uses a code of her app up for one pending sign-in, and the condition that it did; null where it is
 * no code of these moments. The statement that accepts a step also notes it, so of two sign-ins with one code one is let in.
 * The secret is asked for as well: she may have set it up anew meanwhile. Where it is stored otherwise than it should be, it is
 * stored anew.
 */
export async function useStep(c: ApiContext, { userId, hash, kept, code }: Typed & { kept: Buffer }) {
  const { db } = c.var
  const { secret, renewed } = await openSecret(c.env, userId, kept)
  const step = await stepOf(secret, code, Date.now())
  if (step === null) return null
  return {
    accept: db
      .update(secondFactors)
      .set({ lastStep: step, usedFor: hash, ...(renewed && { secret: renewed }) })
      .where(
        and(
          eq(secondFactors.userId, userId),
          eq(secondFactors.secret, kept),
          isNotNull(secondFactors.since),
          lt(secondFactors.lastStep, step),
          stillPends(db, hash),
        ),
      )
      .returning({ userId: secondFactors.userId }),
    isAccepted: sql`(${stillPends(db, hash)} and exists (select 1 from second_factors mine
      where mine.user_id = ${userId} and mine.used_for = ${hash}))`,
  }
}

/** The same of a recovery code. */
export async function useRecovery(db: Db, { userId, hash, code }: Typed) {
  return {
    accept: db
      .update(recoveryCodes)
      .set({ usedFor: hash })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, await sha256Hex(code)),
          isNull(recoveryCodes.usedFor),
          stillPends(db, hash),
        ),
      )
      .returning({ userId: recoveryCodes.userId }),
    isAccepted: sql`(${stillPends(db, hash)} and exists (select 1 from recovery_codes mine
      where mine.user_id = ${userId} and mine.used_for = ${hash}))`,
  }
}

/** The statements that tell her that a recovery code let somebody in. */
export function tellRecoveryUsed(c: ApiContext, userId: string, hash: string) {
  const isUsed = sql`exists (select 1 from recovery_codes mine where mine.user_id = ${userId} and mine.used_for = ${hash})`
  const now = new Date()
  const told = { kind: 'way_removed', data: { way: 'recovery_code' } } as const
  return [
    mail(c.var.db, userId, { key: `recovery-code-used:${hash}`, ...told, now }, isUsed),
    noteActivity(c, userId, 'recovery_code_used', isUsed),
  ] as const
}

export const endPending = (db: Db, hash: string, allowed: SQL) =>
  db.delete(pendingSignIns).where(and(eq(pendingSignIns.secretHash, hash), allowed))
