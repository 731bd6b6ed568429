import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
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

/** Questions to friends: which of these looks? Each has a page, opened by its key as that of a shown look. */
export const lookAsks = sqliteTable(
  'look_asks',
  {
    id: text('id').primaryKey(),
    key: text('key').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shows: text('shows', { enum: shownPictures }).notNull(),
    question: text('question').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** In the bucket PHOTOS; null without a card. */
    cardKey: text('card_key'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    endsAt: integer('ends_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    index('look_asks_by_user').on(t.userId, t.createdAt),
    index('look_asks_ending').on(t.endsAt),
    check('look_asks_pictures', oneOf(t.shows)),
    check('look_asks_languages', oneOf(t.language)),
  ],
)

/** The looks of a question, in their order. */
export const lookAskOptions = sqliteTable(
  'look_ask_options',
  {
    askId: text('ask_id')
      .notNull()
      .references(() => lookAsks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Null once the look is gone from her lookbook: the question stays, but this cannot be worn again. */
    lookId: text('look_id').references(() => looks.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** In the bucket PHOTOS, made for this page alone. */
    pictureKey: text('picture_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (t) => [primaryKey({ columns: [t.askId, t.position] }), index('look_ask_options_by_look').on(t.lookId)],
)

/** What friends have chosen, one row a device. Who they are nobody knows. */
export const lookVotes = sqliteTable(
  'look_votes',
  {
    id: text('id').primaryKey(),
    askId: text('ask_id')
      .notNull()
      .references(() => lookAsks.id, { onDelete: 'cascade' }),
    /** Digest of a random number that lies in the friend's browser, for this question alone. */
    voter: text('voter').notNull(),
    position: integer('position').notNull(),
    /** For her who asks; empty without any, and once she has hidden them. */
    words: text('words').notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [uniqueIndex('look_votes_once').on(t.askId, t.voter)],
)
