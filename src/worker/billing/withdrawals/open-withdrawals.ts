import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { withdrawals } from './schema.ts'

const maxListed = 200

/** Withdrawals of which the office has not said that they are done, the oldest first. */
export const listOpenWithdrawals = (db: Db) =>
  db
    .select({
      id: withdrawals.id,
      userId: withdrawals.userId,
      email: withdrawals.email,
      name: withdrawals.name,
      subject: withdrawals.subject,
      contract: withdrawals.contract,
      country: withdrawals.country,
      declaredAt: withdrawals.declaredAt,
      confirmedAt: withdrawals.confirmedAt,
      outcome: withdrawals.outcome,
    })
    .from(withdrawals)
    .where(isNull(withdrawals.doneAt))
    .orderBy(asc(withdrawals.declaredAt))
    .limit(maxListed)

export const countOpenWithdrawals = (db: Db) => db.$count(withdrawals, isNull(withdrawals.doneAt))

/** Where this one is still to be seen to. */
export const isOpenWithdrawal = (id: string) =>
  sql`exists (select 1 from withdrawals open where open.id = ${id} and open.done_at is null)`

export const setDone = (db: Db, id: string, now: Date, allowed = sql`1`) =>
  db
    .update(withdrawals)
    .set({ doneAt: now })
    .where(and(eq(withdrawals.id, id), allowed))
