import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { oneOf } from '../lib/one-of.ts'
import { notificationsTable } from '../notifications/schema.ts'
import { wishlistTable } from '../wishlist/schema.ts'

/**
 * The tables of a shard (`migrations/shards`), a database that holds hearts and notifications of some shoppers. Their accounts are in
 * `DB`; a resident stands in for the account, so that everything of hers here goes with one row.
 */
export const residents = sqliteTable(
  'residents',
  {
    userId: text('user_id').primaryKey(),
    /** The last move that wrote here of her. What an earlier one still sends is ignored. */
    move: integer('move').notNull(),
    /**
     * 'filling': a move copies her rows to here. 'open': they are here and she may change them. 'closed': a move copies them from
     * here, and they are only read. 'empty': they are elsewhere.
     */
    state: text('state', { enum: ['filling', 'open', 'closed', 'empty'] }).notNull(),
  },
  (t) => [check('residents_states', oneOf(t.state))],
)

export const wishlistOfShard = wishlistTable(() => residents.userId)
export const notificationsOfShard = notificationsTable(() => residents.userId)
