import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EditorialOrigin } from '#shared/editorial.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { oneOf } from '../lib/one-of.ts'

export const outfitPresets = sqliteTable('outfit_presets', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  occasion: text('occasion').$type<OutfitPreset['occasion']>().notNull(),
  thumbnailUrl: text('thumbnail_url').notNull(),
  isPremium: integer('is_premium', { mode: 'boolean' }).notNull(),
  items: text('items', { mode: 'json' }).$type<OutfitPreset['items']>().notNull(),
  garments: text('garments', { mode: 'json' }).$type<OutfitPreset['garments']>().notNull(),
  /** The position in the list, lowest first. */
  position: integer('position').notNull(),
  /** No CHECK here and below: SQLite adds one only by copying the table. */
  origin: text('origin').$type<EditorialOrigin>().notNull().default('sample'),
})

/** An outfit of Explore: a board and the products that it shows. */
export const outfitPosts = sqliteTable(
  'outfit_posts',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    occasion: text('occasion').$type<OutfitPreset['occasion']>().notNull(),
    thumbnailUrl: text('thumbnail_url').notNull(),
    /** Width divided by height of the board, with which the masonry layout reserves its box. */
    aspect: real('aspect').notNull(),
    /** Ids of products, the most important one first. */
    productIds: text('product_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** The shopper who published it; null for an editorial outfit. She is in another database: no foreign key. */
    userId: text('user_id'),
    /** Shown on the screen where a model made it, because AI-made pictures must be labelled. */
    madeBy: text('made_by', { enum: ['board', 'image_model'] })
      .notNull()
      .default('board'),
    /** A shopper's outfit has the title of its template, in every language. */
    templateId: text('template_id'),
    position: integer('position').notNull(),
    /** Of an editorial outfit. A shopper's has her in `userId`. */
    origin: text('origin').$type<EditorialOrigin>().notNull().default('sample'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** When somebody in the office looked at a shopper's outfit and let it stand. */
    reviewedAt: integer('reviewed_at', { mode: 'timestamp_ms' }),
  },
  (t) => [
    index('outfit_posts_unreviewed')
      .on(t.createdAt)
      .where(sql`${t.userId} is not null and ${t.reviewedAt} is null`),
    index('outfit_posts_by_position').on(t.position, t.id),
    index('outfit_posts_by_user').on(t.userId),
    index('outfit_posts_by_origin').on(t.origin),
    check('outfit_posts_makers', oneOf(t.madeBy)),
  ],
)

/** The templates after which the studio makes outfits. */
export const outfitTemplates = sqliteTable('outfit_templates', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  occasion: text('occasion').notNull(),
  style: text('style').notNull(),
  pieces: text('pieces', { mode: 'json' }).$type<string[]>().notNull(),
  colors: text('colors', { mode: 'json' }).$type<string[]>().notNull(),
  position: integer('position').notNull(),
})
