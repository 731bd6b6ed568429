import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { measures } from '#shared/service-status.ts'
import { oneOf } from '../lib/one-of.ts'

/** What is counted for the objectives of the service, by hour. */
export const serviceHours = sqliteTable(
  'service_hours',
  {
    /** Hours since 1970. */
    hour: integer('hour').notNull(),
    measure: text('measure', { enum: measures }).notNull(),
    /** How it went: a word of the measure's, or how long it took at most in ms. */
    result: text('result').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hour, t.measure, t.result] }),
    check('service_hours_measures', oneOf(t.measure)),
  ],
)
