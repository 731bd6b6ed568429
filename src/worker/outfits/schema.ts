import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OutfitPreset } from '#shared/outfits.ts'

export const outfitPresets = sqliteTable('outfit_presets', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  occasion: text('occasion').$type<OutfitPreset['occasion']>().notNull(),
  thumbnailUrl: text('thumbnail_url').notNull(),
  isPremium: integer('is_premium', { mode: 'boolean' }).notNull(),
  items: text('items', { mode: 'json' }).$type<OutfitPreset['items']>().notNull(),
  garments: text('garments', { mode: 'json' }).$type<OutfitPreset['garments']>().notNull(),
  /** The order on the shelf, lowest first. */
  position: integer('position').notNull(),
})
