import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { lookFaults, reportOutcomes, reportReasons } from '#shared/reports.ts'
import { users } from '../shoppers/schema.ts'
import { oneOf } from '../lib/one-of.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/** What people have reported of that which shoppers publish. */
export const reports = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    /** The outfit of Explore, which is in the other database, or the look that somebody shows (`shown_looks`). */
    postId: text('post_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    words: text('words').notNull().default(''),
    /** Who reported it; null for a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    outcome: text('outcome', { enum: reportOutcomes }),
  },
  (t) => [
    index('reports_open')
      .on(t.createdAt)
      .where(sql`${t.settledAt} is null`),
    index('reports_by_post').on(t.postId, t.userId),
    index('reports_by_user').on(t.userId),
    index('reports_settled').on(t.settledAt),
    check('reports_reasons', oneOf(t.reason)),
    check('reports_outcomes', oneOf(t.outcome)),
  ],
)

/** What shoppers say of looks that were made for them. */
export const lookReports = sqliteTable(
  'look_reports',
  {
    id: text('id').primaryKey(),
    /** Null for a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    fault: text('fault', { enum: lookFaults }).notNull(),
    words: text('words').notNull(),
    pieces: text('pieces', { mode: 'json' }).$type<string[]>().notNull(),
    /** In the bucket PHOTOS, in her own folder, so that it goes with her account; null where she kept it to herself. */
    pictureKey: text('picture_key'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [
    index('look_reports_open')
      .on(t.createdAt)
      .where(sql`${t.settledAt} is null`),
    index('look_reports_by_user').on(t.userId),
    index('look_reports_by_age').on(t.createdAt),
    index('look_reports_pictured')
      .on(t.createdAt)
      .where(sql`${t.pictureKey} is not null`),
    check('look_reports_faults', oneOf(t.fault)),
  ],
)
