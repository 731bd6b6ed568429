import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ShopItem } from '#shared/looks.ts'
import { shownPictures } from '#shared/shown-looks.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { oneOf } from '../lib/one-of.ts'
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

/** Looks that she shows by a link to whoever has it, each with pictures that were made for this page alone. */
export const shownLooks = sqliteTable(
  'shown_looks',
  {
    id: text('id').primaryKey(),
    /** 128 random bits in base32: the address of the page, and all that opens it. */
    key: text('key').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the look is gone from her lookbook: then it is shown no longer, and the next sweep takes its pictures. */
    lookId: text('look_id').references(() => looks.id, { onDelete: 'set null' }),
    shows: text('shows', { enum: shownPictures }).notNull(),
    /** As the look was called, and what she wore in it, when she showed it. */
    title: text('title').notNull(),
    items: text('items', { mode: 'json' }).$type<ShopItem[]>().notNull(),
    words: text('words').notNull(),
    /** Hers, for the card of the link. */
    language: text('language', { enum: languages }).notNull(),
    passwordHash: text('password_hash'),
    /** In the bucket PHOTOS, in her own folder, so that they go with her account. */
    pictureKey: text('picture_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The cards' pictures; null where there are none. */
    wideKey: text('wide_key'),
    squareKey: text('square_key'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    /** Null where it is shown until she takes it back. */
    endsAt: integer('ends_at', { mode: 'timestamp_ms' }),
  },
  (t) => [
    index('shown_looks_by_user').on(t.userId, t.createdAt),
    index('shown_looks_by_look').on(t.lookId),
    index('shown_looks_ending')
      .on(t.endsAt)
      .where(sql`${t.endsAt} is not null`),
    check('shown_looks_pictures', oneOf(t.shows)),
    check('shown_looks_languages', oneOf(t.language)),
  ],
)
