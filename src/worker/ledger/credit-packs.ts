import { sql, type SQL } from 'drizzle-orm'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { entry } from './ledger.ts'
import { creditEntries } from './schema.ts'

/** Packs of credits that were paid or refunded. Like those of ledger.ts, every statement here is safe to run twice. */

/** Part of a sync's batch: grants the credits of paid packs, each pack once. `allowed` is a further condition. */
export const grantPacks = (
  db: Db,
  userId: string,
  packs: { payment: string; credits: number }[],
  now: Date,
  allowed: SQL,
) =>
  db
    .insert(creditEntries)
    .select(
      sql`select ${entry({
        userId: users.id,
        subject: sql`'pack:' || (pack.value ->> 'payment')`,
        kind: 'purchase',
        credits: sql`pack.value ->> 'credits'`,
        now,
      })} from ${users}, json_each(${JSON.stringify(packs)}) pack where ${users.id} = ${userId} and ${allowed}`,
    )
    .onConflictDoNothing()

/**
 * Takes back the unused credits of a refunded pack: of all income, the oldest is used first. Never takes more than
 * the balance, and only once, so that later income is not touched.
 */
export const takeBackPack = (db: Db, userId: string, payment: string, now: Date, allowed: SQL) => {
  const subject = `pack:${payment}`
  const cameLater = sql`coalesce((select sum(e.credits) from credit_entries e
    where e.user_id = ${users.id} and (e.kind in ('grant', 'purchase') and e.id > ${creditEntries.id}
      or e.kind in ('refund', 'return') and exists (select 1 from credit_entries p
        where p.subject = e.subject and p.kind = 'purchase' and p.id > ${creditEntries.id}))), 0)`
  const unused = sql`max(0, min(${creditEntries.credits}, ${users.credits} - ${cameLater}))`
  return db
    .insert(creditEntries)
    .select(
      sql`select ${entry({ userId: users.id, subject, kind: 'refund', credits: sql`-${unused}`, now })} from ${creditEntries} join ${users} on ${users.id} = ${creditEntries.userId}
        where ${creditEntries.subject} = ${subject} and ${creditEntries.kind} = 'purchase'
          and ${users.id} = ${userId} and ${allowed}`,
    )
    .onConflictDoNothing()
}

/**
 * Returns what was taken back for packs whose payment was kept after all, because the dispute was won or the refund
 * failed. Once for each pack: if the money is taken a second time, its credits stay. Of two concurrent syncs the
 * later number may have read earlier, before the refund: it may only return what was taken before it began to read
 * (`readFrom`).
 */
export const returnPacks = (
  db: Db,
  userId: string,
  payments: string[],
  readFrom: Date,
  now: Date,
  allowed: SQL,
) =>
  db
    .insert(creditEntries)
    .select(
      sql`select ${entry({
        userId: sql`r.user_id`,
        subject: sql`r.subject`,
        kind: 'return',
        credits: sql`-r.credits`,
        now,
      })} from credit_entries r where r.user_id = ${userId} and r.kind = 'refund' and ${allowed}
          and r.created_at < ${readFrom.getTime()}
          and r.subject in (select 'pack:' || value from json_each(${JSON.stringify(payments)}))`,
    )
    .onConflictDoNothing()
