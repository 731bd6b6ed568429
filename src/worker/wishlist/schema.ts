import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from '../shoppers/schema.ts'

/** A saved piece as it was when she saved it, so that it outlives the shop's own record. */
export const wishlistItems = sqliteTable(
  'wishlist_items',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id that the browser gave it: the product's address in its shop. */
    itemId: text('item_id').notNull(),
    /**
     * The catalogue's product, where it is one. No foreign key: products are in another database, which forgets those that
     * are long gone; the row's own words, price and picture stay.
     */
    productId: text('product_id'),
    /** The size of it that she chose, where she did: the catalogue's variant. Alerts are then about this one. */
    variantId: text('variant_id').notNull().default(''),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    price: text('price').notNull(),
    image: text('image').notNull(),
    link: text('link').notNull(),
    category: text('category').notNull(),
    savedAt: integer('saved_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.itemId] }),
    // A product has two names, its id and its shop's address; under either it is saved once.
    uniqueIndex('wishlist_items_once').on(t.userId, t.productId),
    index('wishlist_items_by_product').on(t.productId, t.variantId),
  ],
)
