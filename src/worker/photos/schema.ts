import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/schema.ts'
import { oneOf } from '../lib/one-of.ts'

/** What lies in the bucket, a row an object. The row comes before the object and goes after it: no picture is ever without an owner. */
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
