import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ClosetDetails } from '#shared/closet.ts'
import { users } from '../shoppers/schema.ts'

/** Clothes of hers, where she keeps her closet in her account. */
export const closetPieces = sqliteTable(
  'closet_pieces',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by her device, and so hers alone together with whose it is. */
    id: text('id').notNull(),
    /** Of a picture in `photos`; empty without one. */
    pictureKey: text('picture_key').notNull(),
    details: text('details', { mode: 'json' }).$type<ClosetDetails>().notNull(),
    addedAt: integer('added_at', { mode: 'timestamp_ms' }).notNull(),
    changedAt: integer('changed_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
