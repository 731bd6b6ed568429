import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../shoppers/schema.ts'
import { oneOf } from '../lib/one-of.ts'

/**
 * The objects in the bucket, one row each. The row is written before the object and deleted after it, so that no
 * picture is without an owner.
 */
export const photos = sqliteTable(
  'photos',
  {
    key: text('key').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['profile', 'selfie', 'outfit', 'wardrobe', 'try-on', 'look'] }).notNull(),
    byteCount: integer('byte_count').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('photos_by_user').on(t.userId, t.kind, t.createdAt), check('photos_kinds', oneOf(t.kind))],
)

/** What was taken down: it is never published again, and its picture is known by its digest. */
export const takedowns = sqliteTable(
  'takedowns',
  {
    postId: text('post_id').primaryKey(),
    /** SHA-256 of the picture's bytes; empty where there was no picture any more. */
    hash: text('hash').notNull(),
    at: integer('at', { mode: 'timestamp_ms' }).notNull(),
    /** When post and picture were gone; until then the cron goes on. */
    finishedAt: integer('finished_at', { mode: 'timestamp_ms' }),
  },
  (t) => [
    index('takedowns_by_hash').on(t.hash),
    index('takedowns_unfinished')
      .on(t.at)
      .where(sql`${t.finishedAt} is null`),
  ],
)
