import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { identities, sessions } from '../auth/schema.ts'
import { users } from '../shoppers/schema.ts'
import { subscriptions } from '../billing/schema.ts'
import { creditEntries } from '../ledger/schema.ts'
import type { Db } from '../lib/db.ts'

/**
 * A database can answer `select 1`, and the counts of a status page, while a page of its file is broken: only who reads the rows
 * learns of it. A check of the whole file (`pragma quick_check`) reads all of it, so a few rows are read: the oldest and the newest of what
 * no shopper can be served without, and some from a place that is drawn anew each time. Every column is read to its end.
 */
const rowsOfEach = 12

/** What is read of a row: its length, so that nothing of a shopper's leaves the database. */
const lengthOf = (table: SQLiteTable) =>
  sql<number>`${sql.join(
    Object.values(getTableColumns(table)).map((column) => sql`coalesce(length(${column}), 0)`),
    sql` + `,
  )}`

function sampleOf(db: Db, table: SQLiteTable, by: SQLiteColumn, from: string) {
  const total = (rows: SQL) =>
    sql`(select coalesce(sum(length), 0) from (select ${lengthOf(table)} as length from ${table} ${rows} limit ${rowsOfEach}))`
  return db
    .select({
      total: sql<number>`${total(sql`order by rowid`)} + ${total(sql`order by rowid desc`)}
        + ${total(sql`where ${by} >= ${from} order by ${by}`)}`,
    })
    .from(sql`(select 1)`)
}

const letters = 'abcdefghijklmnopqrstuvwxyz234567'
const drawn = (random: () => number) =>
  Array.from({ length: 3 }, () => letters[Math.floor(random() * letters.length)]).join('')

/** Statements that fail where what they read is broken. The emails' index is read with the rows that it leads to. */
export const sampleAccounts = (db: Db, random: () => number = Math.random) =>
  [
    sampleOf(db, users, users.email, drawn(random)),
    sampleOf(db, users, users.id, `0-${drawn(random)}`),
    sampleOf(db, sessions, sessions.userId, `0-${drawn(random)}`),
    sampleOf(db, creditEntries, creditEntries.userId, `0-${drawn(random)}`),
    sampleOf(db, subscriptions, subscriptions.userId, `0-${drawn(random)}`),
    sampleOf(db, identities, identities.userId, `0-${drawn(random)}`),
  ] as const
