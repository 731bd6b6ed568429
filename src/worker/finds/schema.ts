import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/schema.ts'

/** Pieces of any shop, which shoppers brought by its address. Each is its finder's alone. */
export const finds = sqliteTable(
  'finds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The page's own name for itself, without what only counts visits. */
    address: text('address').notNull(),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    /** What a page does not tell stays absent. */
    priceCents: integer('price_cents'),
    currency: text('currency'),
    availability: text('availability', {
      enum: ['in_stock', 'out_of_stock', 'preorder', 'unknown'],
    }).notNull(),
    /** Its picture as the shop has it, and our copy among her own pictures, which only her session opens. */
    image: text('image').notNull(),
    imageKey: text('image_key'),
    category: text('category').notNull(),
    foundAt: integer('found_at', { mode: 'timestamp_ms' }).notNull(),
    readAt: integer('read_at', { mode: 'timestamp_ms' }).notNull(),
    /** When its page is read again; absent where nobody watches its price. */
    nextReadAt: integer('next_read_at', { mode: 'timestamp_ms' }),
    failures: integer('failures').notNull().default(0),
  },
  (t) => [
    uniqueIndex('finds_once').on(t.userId, t.address),
    index('finds_to_read')
      .on(t.nextReadAt)
      .where(sql`${t.nextReadAt} is not null`),
  ],
)
