import { and, eq, sql, type SQL } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import type { Db } from '../lib/db.ts'
import { newIdInSql } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import type { MailContent } from './kinds.ts'
import { mails } from './schema.ts'

type When = {
  key: string | SQL
  now: Date
  /** Where it goes, when that is not her account's address. */
  to?: string | undefined
}
type Written = MailContent & When

/**
 * Writes to shoppers: one statement for the batch of the change that it tells of, so that neither is ever there
 * without the other. `key` names the change: a second try adds nothing. `whose` is asked of `users`. Whoever
 * writes calls `sendMails` after it; what is cut off there, the cron sends.
 */
export const mailWhoever = (
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

/** One shopper, and only where `allowed` holds. */
export const mail = (db: Db, userId: string, written: Written, allowed?: SQL) =>
  mailWhoever(db, and(eq(users.id, userId), allowed), written)
