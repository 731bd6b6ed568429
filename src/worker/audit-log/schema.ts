import { index, sqliteTable } from 'drizzle-orm/sqlite-core'
import { actColumns } from './columns.ts'

/** What was done in the office to what is in this database. */
export const accountActs = sqliteTable('account_acts', actColumns(), (t) => [
  index('account_acts_by_subject').on(t.subject),
  index('account_acts_by_actor').on(t.actor),
  index('account_acts_by_act').on(t.act),
])
