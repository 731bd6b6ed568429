import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../shoppers/schema.ts'

/** What a shopper tried on, which says more of her taste than what she only saw. */
export const productTries = sqliteTable(
  'product_tries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No foreign key: products are in another database, which forgets those that are long gone. */
    productId: text('product_id').notNull(),
    count: integer('count').notNull(),
    lastAt: integer('last_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
)
