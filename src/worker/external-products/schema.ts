import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../shoppers/schema.ts'
import { oneOf } from '../lib/one-of.ts'

/** Products of shops outside the catalogue, which shoppers added by the address of their page. Each belongs to the one shopper who added it. */
export const externalProducts = sqliteTable(
  'external_products',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The canonical address of the page, without tracking parameters. */
    address: text('address').notNull(),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    /** Null where the page states no price. */
    priceCents: integer('price_cents'),
    currency: text('currency'),
    availability: text('availability', {
      enum: ['in_stock', 'out_of_stock', 'preorder', 'unknown'],
    }).notNull(),
    /** The address of the shop's picture, and the key of our copy, which only its owner's session opens. */
    image: text('image').notNull(),
    imageKey: text('image_key'),
    category: text('category').notNull(),
    addedAt: integer('added_at', { mode: 'timestamp_ms' }).notNull(),
    readAt: integer('read_at', { mode: 'timestamp_ms' }).notNull(),
    /** When its page is read again; null while its price is not watched. */
    nextReadAt: integer('next_read_at', { mode: 'timestamp_ms' }),
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    uniqueIndex('external_products_once').on(t.userId, t.address),
    index('external_products_to_read')
      .on(t.nextReadAt)
      .where(sql`${t.nextReadAt} is not null`),
    check('external_products_availabilities', oneOf(t.availability)),
  ],
)
