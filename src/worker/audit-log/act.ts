import { sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Role } from '#shared/office/roles.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import { catalogueActs } from './catalogue-schema.ts'
import { accountActs } from './schema.ts'

/** Who acts: somebody who works here, or a command on an operator's machine. */
export type Actor = { id: string; role: Role | 'command' }

export const byCommand: Actor = { id: 'command', role: 'command' }

/** An act for the log. */
export type Act = {
  /** What is done: 'credits.grant'. */
  act: string
  /** The id of what it is done to. */
  subject: string
  /** How it is before, as an expression that gives JSON: it is read in the same transaction. */
  before?: SQL
  /** How it will be. */
  after?: unknown
  reason?: string
  /** Where this does not hold, nothing is done and nothing is noted. */
  onlyIf?: SQL
  /** A name that the caller sends again when it tries again: the act is done once. */
  token?: string
}

type Statement = BatchItem<'sqlite'>

/**
 * The statement that notes an act, and the condition that it has been noted, for those that do it. They belong into one
 * batch, the note first.
 */
function noteIn(db: Db | CatalogueDb, table: typeof accountActs | typeof catalogueActs, by: Actor, one: Act) {
  const { act, subject, before, after, reason = '', onlyIf = sql`1`, token = newId() } = one
  const row = rowOf(accountActs, {
    id: sql`null`,
    token,
    at: new Date(),
    actor: by.id,
    role: by.role,
    act,
    subject,
    before: before ?? sql`null`,
    after: after === undefined ? sql`null` : after,
    reason,
  })
  const isNoted = sql`exists (select 1 from ${table} noted where noted.token = ${token})`
  return {
    note: db
      .insert(table)
      .select(sql`select ${row} where ${onlyIf}`)
      .returning({ token: table.token }),
    isNoted,
  }
}

/** The office's only way to change the accounts' database: what `statementsOf` gives, and its row in the log, or neither. */
export async function actOnAccounts(
  db: Db,
  by: Actor,
  act: Act,
  statementsOf: (isNoted: SQL) => Statement[],
): Promise<boolean> {
  const { note, isNoted } = noteIn(db, accountActs, by, act)
  const [noted] = await db.batch([note, ...statementsOf(isNoted)])
  return noted.length > 0
}

/** Likewise for the catalogue's. */
export async function actOnCatalogue(
  db: CatalogueDb,
  by: Actor,
  act: Act,
  statementsOf: (isNoted: SQL) => Statement[],
): Promise<boolean> {
  const { note, isNoted } = noteIn(db, catalogueActs, by, act)
  const [noted] = await db.batch([note, ...statementsOf(isNoted)])
  return noted.length > 0
}
