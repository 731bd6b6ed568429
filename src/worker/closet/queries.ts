import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { closetLimits, type ClosetPieceInput } from '#shared/closet.ts'
import type { Db } from '../lib/db.ts'
import { rowOf } from '../lib/row-of.ts'
import { photoUrl } from '../photos/storage.ts'
import { users } from '../shoppers/schema.ts'
import { closetPieces } from './schema.ts'

export type ClosetPiece = typeof closetPieces.$inferSelect

/** A piece as its owner's closet has it, and as it is sent. */
export const presentClosetPiece = ({ id, pictureKey, details, addedAt, changedAt }: ClosetPiece) => ({
  id,
  details,
  picture: pictureKey && photoUrl(pictureKey),
  addedAt: addedAt.getTime(),
  changedAt: changedAt.getTime(),
})

/** Newest first. */
export const listClosetPieces = (db: Db, owner: SQLWrapper) =>
  db
    .select()
    .from(closetPieces)
    .where(eq(closetPieces.userId, sql`${owner}`))
    .orderBy(desc(closetPieces.addedAt), desc(closetPieces.id))

const isPiece = (owner: SQLWrapper | string, id: string) =>
  and(eq(closetPieces.userId, sql`${owner}`), eq(closetPieces.id, id))

export const findClosetPiece = (db: Db, userId: SQLWrapper | string, id: string) =>
  db.select().from(closetPieces).where(isPiece(userId, id))

const mostOf = sql.raw(
  `case users.plan when 'premium' then ${closetLimits.premium} else ${closetLimits.free} end`,
)

type Change = Omit<ClosetPieceInput, 'picture'> & { id: string; pictureKey: string }

/**
 * Adds a piece, where the closet still has room for it, or changes the one of this id, where the change is later than the last one.
 * A device's clock may be wrong: none of its changes is later than now.
 */
export const saveClosetPiece = (db: Db, userId: string, { id, pictureKey, details, ...at }: Change) => {
  const now = Date.now()
  const held = sql`closet_pieces held where held.user_id = ${userId}`
  return db
    .insert(closetPieces)
    .select(
      sql`select ${rowOf(closetPieces, {
        userId: users.id,
        id,
        pictureKey,
        details,
        addedAt: new Date(Math.min(at.addedAt, now)),
        changedAt: new Date(Math.min(at.changedAt, now)),
      })} from ${users} where ${users.id} = ${userId} and (
        exists (select 1 from ${held} and held.id = ${id}) or (select count(*) from ${held}) < ${mostOf})`,
    )
    .onConflictDoUpdate({
      target: [closetPieces.userId, closetPieces.id],
      set: {
        pictureKey: sql`excluded.picture_key`,
        details: sql`excluded.details`,
        changedAt: sql`excluded.changed_at`,
      },
      setWhere: sql`excluded.changed_at > ${closetPieces.changedAt}`,
    })
}

export const removeClosetPiece = (db: Db, userId: string, id: string) =>
  db.delete(closetPieces).where(isPiece(userId, id))
