import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ShopItem } from '#shared/looks.ts'
import { users } from '../shoppers/schema.ts'

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
  },
  (t) => [index('looks_by_user').on(t.userId, t.createdAt)],
)
