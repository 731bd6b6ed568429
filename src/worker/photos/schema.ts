import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/schema.ts'
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
