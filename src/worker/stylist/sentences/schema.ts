import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How many sentences the model was asked to read, by day (UTC, 'YYYY-MM-DD'). What they said is kept nowhere. */
export const sentenceDays = sqliteTable(
  'sentence_days',
  {
    day: text('day').primaryKey(),
    count: integer('count').notNull(),
  },
  (t) => [check('sentence_days_counts', sql`${t.count} > 0`)],
)
