import { index, sqliteTable } from 'drizzle-orm/sqlite-core'
import { actColumns } from './columns.ts'

/** What was done in the office to what is in the catalogue's database. */
export const catalogueActs = sqliteTable('catalogue_acts', actColumns(), (t) => [
  index('catalogue_acts_by_subject').on(t.subject),
  index('catalogue_acts_by_actor').on(t.actor),
  index('catalogue_acts_by_act').on(t.act),
])
