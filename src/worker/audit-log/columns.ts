import { integer, text } from 'drizzle-orm/sqlite-core'
import type { Role } from '#shared/office/roles.ts'

/**
 * A row of the office's log: who did what to what, when and why, and how it was before and after. Each database has such a
 * table, so that an act and its row are one transaction. Triggers refuse to change or delete a row.
 */
export const actColumns = () => ({
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** A name that its maker chose, by which the statements of its batch find it; a second one is refused. */
  token: text('token').notNull().unique(),
  at: integer('at', { mode: 'timestamp_ms' }).notNull(),
  /** The id of who did it, or 'command'. No foreign key: the log outlives accounts. */
  actor: text('actor').notNull(),
  /** Her role at that moment. */
  role: text('role').$type<Role | 'command'>().notNull(),
  /** What was done: 'credits.grant'. */
  act: text('act').notNull(),
  /** The id of what it was done to: of an account, a collection, a payment. */
  subject: text('subject').notNull(),
  before: text('before', { mode: 'json' }).$type<unknown>(),
  after: text('after', { mode: 'json' }).$type<unknown>(),
  reason: text('reason').notNull().default(''),
})
