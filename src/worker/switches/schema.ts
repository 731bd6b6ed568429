import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { switchNames } from '#shared/switches.ts'
import { oneOf } from '../lib/one-of.ts'

/** What is switched off. Without a row it is on. */
export const switches = sqliteTable(
  'switches',
  {
    name: text('name', { enum: switchNames }).primaryKey(),
    offSince: integer('off_since', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [check('switches_names', oneOf(t.name))],
)
