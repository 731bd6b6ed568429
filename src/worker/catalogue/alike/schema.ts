import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * How the pictures of products look, in codes of 64 signs (shared/alike/code.ts). A row's place is its cell and its product's number
 * (shared/alike/cells.ts), so that what looks alike lies side by side. No foreign key: triggers end a row with its product.
 */
export const productVectors = sqliteTable('product_vectors', {
  place: integer('place').primaryKey(),
  number: integer('number').notNull().unique(),
  code: text('code').notNull(),
})

/** Products whose picture is to be described, or to be forgotten: triggers write it with the product. */
export const picturesDue = sqliteTable(
  'pictures_due',
  {
    /** The product's number. No foreign key: a product that was deleted leaves the index by its row here. */
    number: integer('number').primaryKey(),
    /** Not before: a task that takes it moves this on, and so does one that cannot read the picture. */
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (t) => [index('pictures_due_first').on(t.dueAt)],
)

/** How many pictures were described by day (UTC, 'YYYY-MM-DD'). */
export const pictureDays = sqliteTable('picture_days', {
  day: text('day').primaryKey(),
  count: integer('count').notNull(),
})
