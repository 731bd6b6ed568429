import { and, eq, sql, type SQL } from 'drizzle-orm'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { newIdInSql } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import type { MailContent } from './kinds.ts'
import { mails } from './schema.ts'

type When = {
  key: string | SQL
  now: Date
  /** The recipient's address, when it is not the account's. */
  to?: string | undefined
}
type Written = MailContent & When

/**
 * Writes mails as one statement of the batch of the change that they report, so that neither exists without the
 * other. `key` names the change: a repeated write adds nothing. `whose` is a condition on `users`. The caller then
 * calls `sendMails`; the cron sends what is interrupted.
 */
export const mailWhere = (
  db: Db,
  whose: SQL | undefined,
  { key, kind, data, now, to }: Written | ({ kind: SQL; data: object } & When),
) =>
  db
    .insert(mails)
    .select(
      sql`select ${rowOf(mails, {
        id: sql.raw(newIdInSql),
        key,
        userId: users.id,
        kind,
        data: sql`${JSON.stringify(data)}`,
        email: to ?? users.email,
        createdAt: now,
        attempts: 0,
        heldUntil: null,
        sentAt: null,
      })} from ${users} where ${whose ?? sql`1`}`,
    )
    .onConflictDoNothing({ target: [mails.userId, mails.key] })

/** Writes to one shopper, if `allowed` holds. */
export const mail = (db: Db, userId: string, written: Written, allowed?: SQL) =>
  mailWhere(db, and(eq(users.id, userId), allowed), written)
