import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { roles } from '#shared/office/roles.ts'
import { users } from '../auth/schema.ts'
import { oneOf } from '../lib/one-of.ts'
import { actColumns } from './act-columns.ts'

/** Who works here. A trigger keeps the last owner, as long as her account is there. */
export const staff = sqliteTable(
  'staff',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    since: integer('since', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [check('staff_roles', oneOf(t.role)), index('staff_by_role').on(t.role)],
)

/** What was done in the office to what is in this database. */
export const accountActs = sqliteTable('account_acts', actColumns(), (t) => [
  index('account_acts_by_subject').on(t.subject),
  index('account_acts_by_actor').on(t.actor),
  index('account_acts_by_act').on(t.act),
])
