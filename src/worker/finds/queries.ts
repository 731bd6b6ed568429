import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { mostFinds } from '#shared/finds.ts'
import { users } from '../auth/schema.ts'
import type { Db } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import { wishlistItems } from '../wishlist/schema.ts'
import type { Piece } from './read-piece.ts'
import { finds } from './schema.ts'

export type Find = typeof finds.$inferSelect

const ofHers = (userId: SQLWrapper | string) => eq(finds.userId, sql`${userId}`)
const named = (userId: SQLWrapper | string, id: string) => and(ofHers(userId), eq(finds.id, id))

/** Those found last come first. `userId` may be a subquery: it is read in the trip of her session. */
export const listFinds = (db: Db, userId: SQLWrapper) =>
  db
    .select()
    .from(finds)
    .where(ofHers(userId))
    .orderBy(desc(finds.foundAt), desc(sql`${finds}.rowid`))

export const findOne = (db: Db, userId: SQLWrapper | string, id: string) =>
  db.select().from(finds).where(named(userId, id))

type FoundPicture = { image: string; imageKey: string | null; isFormers: boolean }

/**
 * Her find of this address, new or read again; nothing where her list is full, or her account gone meanwhile.
 * `replaced` is the picture that this one took the place of. One that `isFormers` is left as the row has it.
 */
export async function keepFind(db: Db, userId: string, piece: Piece, picture: FoundPicture) {
  const now = Date.now()
  const { address, title, brand, priceCents, currency, availability, category } = piece
  const { image, imageKey, isFormers } = picture
  const [[former], [kept]] = await db.batch([
    db
      .select({ imageKey: finds.imageKey })
      .from(finds)
      .where(and(ofHers(userId), eq(finds.address, address))),
    db
      .insert(finds)
      .select(
        sql`select ${rowOf(finds, {
          ...piece,
          image,
          imageKey,
          id: newId(),
          userId: users.id,
          foundAt: new Date(now),
          readAt: new Date(now),
          nextReadAt: null,
          failures: 0,
        })} from ${users} where ${users.id} = ${userId}
          and (select count(*) from finds held where held.user_id = ${userId} and held.address <> ${address}) < ${mostFinds}`,
      )
      .onConflictDoUpdate({
        target: [finds.userId, finds.address],
        set: {
          title,
          brand,
          priceCents,
          currency,
          availability,
          ...(!isFormers && { image, imageKey }),
          category,
          foundAt: new Date(now),
          readAt: new Date(now),
          failures: 0,
        },
      })
      .returning(),
  ])
  return { kept, replaced: isFormers ? null : (former?.imageKey ?? null) }
}

/** A day later, some hours more or less: shops are not asked for everything at once. */
export const nextDay = (now: number) => now + (20 + 8 * Math.random()) * 3_600_000

/** She watches its price, or no longer. What is watched already keeps its turn. */
export const setWatched = (db: Db, userId: SQLWrapper, id: string, watch: boolean) =>
  db
    .update(finds)
    .set({
      nextReadAt: watch ? sql`coalesce(${finds.nextReadAt}, ${Math.round(nextDay(Date.now()))})` : null,
      ...(watch && {
        failures: sql`case when ${finds.nextReadAt} is null then 0 else ${finds.failures} end`,
      }),
    })
    .where(named(userId, id))
    .returning()

/** The find, and the heart that would show nothing without it. */
export const removeFind = (db: Db, userId: string, { id, address }: Find) =>
  db.batch([
    db
      .delete(wishlistItems)
      .where(
        and(
          eq(wishlistItems.userId, userId),
          eq(wishlistItems.itemId, address),
          sql`${wishlistItems.productId} is null`,
        ),
      ),
    db.delete(finds).where(named(userId, id)).returning({ imageKey: finds.imageKey }),
  ])

/** Its picture could not be kept; one that another call has put in its place is none of this one's. */
export const dropPicture = (db: Db, userId: string, id: string, imageKey: string) =>
  db
    .update(finds)
    .set({ imageKey: null })
    .where(and(named(userId, id), eq(finds.imageKey, imageKey)))
