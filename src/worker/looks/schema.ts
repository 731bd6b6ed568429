import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ShopItem } from '#shared/looks.ts'
import { users } from '../shoppers/schema.ts'

/** Looks that she put together under a name. */
export const albums = sqliteTable(
  'albums',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('albums_by_user').on(t.userId, t.createdAt)],
)

export const looks = sqliteTable(
  'looks',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    pictureKey: text('picture_key').notNull(),
    originalOutfitUrl: text('original_outfit_url').notNull(),
    outfitName: text('outfit_name').notNull(),
    outfitDescription: text('outfit_description').notNull(),
    notes: text('notes').notNull(),
    items: text('items', { mode: 'json' }).$type<ShopItem[]>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Her looks outlive their album. */
    albumId: text('album_id').references(() => albums.id, { onDelete: 'set null' }),
    /** Of the picture as it was sent (`fingerprintOf`), so that it is saved once. Looks of older versions have none. */
    fingerprint: text('fingerprint'),
  },
  (t) => [
    index('looks_by_user').on(t.userId, t.createdAt),
    index('looks_by_album').on(t.albumId),
    uniqueIndex('looks_once').on(t.userId, t.fingerprint),
  ],
)
