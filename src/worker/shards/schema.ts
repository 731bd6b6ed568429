import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../auth/schema.ts'
import { oneOf } from '../lib/one-of.ts'

/**
 * Shoppers whose hearts and notifications are being moved to another database, and those of whom something is left to tidy up
 * after it; nobody else has a row. What each phase means for her stands in routing.ts, who changes it in move.ts.
 */
export const shardMoves = sqliteTable(
  'shard_moves',
  {
    /** Never given twice, so that a write of a former move, which arrives late, is recognised and does nothing. */
    move: integer('move').primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: integer('source').notNull(),
    target: integer('target').notNull(),
    phase: text('phase', { enum: ['copying', 'leaving', 'undoing'] }).notNull(),
    /** While it copies: from then on whoever waits may undo it. While it is undone: nobody tidies up before. */
    heldUntil: integer('held_until', { mode: 'timestamp_ms' }).notNull(),
  },
  (t) => [index('shard_moves_by_end').on(t.heldUntil), check('shard_moves_phases', oneOf(t.phase))],
)
