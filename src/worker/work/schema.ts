import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Tasks that the queue gave up: how often, and when last. */
export const givenUpWork = sqliteTable('given_up_work', {
  task: text('task').primaryKey(),
  times: integer('times').notNull(),
  lastAt: integer('last_at', { mode: 'timestamp_ms' }).notNull(),
})
