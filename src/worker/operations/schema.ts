import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * What an operator is told of. It is kept in the catalogue's database because nothing of it is a shopper's, and because writing
 * it must not wait for the accounts.
 */

/** Each job of a cron and each task of the queue: when it last went well, when it last failed, and how often in a row. */
export const jobRuns = sqliteTable('job_runs', {
  /** `five_minutes/mails` of a cron, `queue/mails` of the queue. */
  job: text('job').primaryKey(),
  succeededAt: moment('succeeded_at'),
  failedAt: moment('failed_at'),
  failures: integer('failures').notNull().default(0),
})

/** Errors of our pages in shoppers' browsers, each kind once. Nobody is named: not who had it, nor where exactly. */
export const clientErrors = sqliteTable(
  'client_errors',
  {
    digest: text('digest').primaryKey(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    /** The pattern of the page where it was seen first: `/outfit/:id`. */
    page: text('page').notNull(),
    times: integer('times').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** Twelve bits of the digest of who sent it last: they tell two networks apart, and name none of ten million. */
    sender: integer('sender'),
    /** When it was last sent by two networks within an hour. Null: one alone has ever sent it, and may have made it up. */
    sharedAt: moment('shared_at'),
  },
  (t) => [index('client_errors_by_last').on(t.lastAt)],
)

/** Alerts: since when each is on, and when the operator was last told. */
export const alertStates = sqliteTable('alert_states', {
  alert: text('alert').primaryKey(),
  since: moment('since').notNull(),
  /** Null while it is on. The row stays, so that an alert that comes and goes is not told each time. */
  overAt: moment('over_at'),
  toldAt: moment('told_at'),
})

/** Tasks that the queue gave up: how often, and when last. */
export const givenUpWork = sqliteTable('given_up_work', {
  task: text('task').primaryKey(),
  times: integer('times').notNull(),
  lastAt: moment('last_at').notNull(),
})
