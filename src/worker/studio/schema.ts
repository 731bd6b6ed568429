import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { StoredDeparture } from '#shared/studio.ts'
import type { Slot } from '@cabine/sophia/vocabulary/categories.ts'
import { users } from '../shoppers/schema.ts'
import { oneOf } from '../lib/one-of.ts'

/** One batch of the studio. Its Durable Object knows the progress. */
export const outfitBatches = sqliteTable(
  'outfit_batches',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateIds: text('template_ids', { mode: 'json' }).$type<string[]>().notNull(),
    startedAt: integer('started_at', { mode: 'timestamp_ms' }).notNull(),
    endedAt: integer('ended_at', { mode: 'timestamp_ms' }),
  },
  (t) => [index('outfit_batches_by_user').on(t.userId, t.startedAt)],
)

/**
 * What the studio made for a shopper: private until she publishes it, which the catalogue shows as a row of
 * `outfit_posts` with the same id.
 */
export const generatedOutfits = sqliteTable(
  'generated_outfits',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign keys: an outfit outlives its batch's row and its template. */
    batchId: text('batch_id').notNull(),
    templateId: text('template_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    occasion: text('occasion').$type<OutfitPreset['occasion']>().notNull(),
    /** The key of its picture in the bucket CATALOGUE, which shows the shop's pieces and nothing personal. */
    thumbnailKey: text('thumbnail_key').notNull(),
    aspect: real('aspect').notNull(),
    madeBy: text('made_by', { enum: ['board', 'image_model'] }).notNull(),
    pieces: text('pieces', { mode: 'json' })
      .$type<{ id: string; slot: Slot; alternatives: string[] }[]>()
      .notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Written before its post and cleared after it: this row says whether an outfit is public. */
    publishedAt: integer('published_at', { mode: 'timestamp_ms' }),
    /** What it has otherwise than its template. */
    departures: text('departures', { mode: 'json' }).$type<StoredDeparture[]>().notNull().default([]),
  },
  (t) => [
    index('generated_outfits_by_user').on(t.userId, t.createdAt),
    check('generated_outfits_makers', oneOf(t.madeBy)),
  ],
)
