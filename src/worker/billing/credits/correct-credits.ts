import { eq, sql } from 'drizzle-orm'
import { users } from '../../shoppers/schema.ts'
import type { Db } from '../../lib/db.ts'
import { actOnAccounts, type Actor } from '../../audit-log/act.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { entry } from '../../ledger/ledger.ts'
import { creditEntries } from '../../ledger/schema.ts'

type Correction = { userId: string; credits: number; reason: string; press: string }

/**
 * Gives a shopper credits, or takes them, as an entry of the ledger like any other: the same press counts once, and she never
 * has less than none. False where she has not so many, or where this press has been counted before.
 */
export const correctCredits = (db: Db, by: Actor, { userId, credits, reason, press }: Correction) =>
  actOnAccounts(
    db,
    by,
    {
      act: credits > 0 ? 'credits.give' : 'credits.take',
      subject: userId,
      before: jsonOf(users, ['credits'], eq(users.id, userId)),
      after: { change: credits },
      reason,
      token: press,
      onlyIf: sql`exists (select 1 from users u where u.id = ${userId} and u.credits + ${credits} >= 0)
        and not exists (select 1 from account_acts done where done.token = ${press})`,
    },
    (isNoted) => [
      db
        .insert(creditEntries)
        .select(
          sql`select ${entry({ userId: users.id, subject: `office:${press}`, kind: 'grant', credits })} from ${users}
            where ${users.id} = ${userId} and ${isNoted}`,
        )
        .onConflictDoNothing(),
    ],
  )
