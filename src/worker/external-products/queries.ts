import { and, desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { maxExternalProducts } from '#shared/external-products.ts'
import { users } from '../shoppers/schema.ts'
import type { Db } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import type { ReadProduct } from './read-piece.ts'
import { externalProducts } from './schema.ts'

export type ExternalProduct = typeof externalProducts.$inferSelect

const ownedBy = (userId: SQLWrapper | string) => eq(externalProducts.userId, sql`${userId}`)
const named = (userId: SQLWrapper | string, id: string) => and(ownedBy(userId), eq(externalProducts.id, id))

/** Newest first. `userId` may be a subquery, so that the session is read in the same trip to the database. */
export const listExternalProducts = (db: Db, userId: SQLWrapper) =>
  db
    .select()
    .from(externalProducts)
    .where(ownedBy(userId))
    .orderBy(desc(externalProducts.addedAt), desc(sql`${externalProducts}.rowid`))

export const findExternalProduct = (db: Db, userId: SQLWrapper | string, id: string) =>
  db.select().from(externalProducts).where(named(userId, id))

type FoundPicture = { image: string; imageKey: string | null; isFormers: boolean }

/**
 * Inserts the external product of this address or updates it; returns no row where the list is full or the account
 * was removed meanwhile. `replaced` is the key of the picture that this one replaces. With `isFormers` the stored
 * picture stays as it is.
 */
export async function saveExternalProduct(db: Db, userId: string, piece: ReadProduct, picture: FoundPicture) {
  const now = Date.now()
  const { address, title, brand, priceCents, currency, availability, category } = piece
  const { image, imageKey, isFormers } = picture
  const [[former], [kept]] = await db.batch([
    db
      .select({ imageKey: externalProducts.imageKey })
      .from(externalProducts)
      .where(and(ownedBy(userId), eq(externalProducts.address, address))),
    db
      .insert(externalProducts)
      .select(
        sql`select ${rowOf(externalProducts, {
          ...piece,
          image,
          imageKey,
          id: newId(),
          userId: users.id,
          addedAt: new Date(now),
          readAt: new Date(now),
          nextReadAt: null,
          failures: 0,
        })} from ${users} where ${users.id} = ${userId}
          and (select count(*) from external_products held where held.user_id = ${userId} and held.address <> ${address}) < ${maxExternalProducts}`,
      )
      .onConflictDoUpdate({
        target: [externalProducts.userId, externalProducts.address],
        set: {
          title,
          brand,
          priceCents,
          currency,
          availability,
          ...(!isFormers && { image, imageKey }),
          category,
          addedAt: new Date(now),
          readAt: new Date(now),
          failures: 0,
        },
      })
      .returning(),
  ])
  return { kept, replaced: isFormers ? null : (former?.imageKey ?? null) }
}

/** About a day later, with some hours of variance, so that shops are not asked for everything at once. */
export const nextDay = (now: number) => now + (20 + 8 * Math.random()) * 3_600_000

/** Switches the watch on or off. What is watched already keeps its date. */
export const setWatched = (db: Db, userId: SQLWrapper, id: string, watch: boolean) =>
  db
    .update(externalProducts)
    .set({
      nextReadAt: watch
        ? sql`coalesce(${externalProducts.nextReadAt}, ${Math.round(nextDay(Date.now()))})`
        : null,
      ...(watch && {
        failures: sql`case when ${externalProducts.nextReadAt} is null then 0 else ${externalProducts.failures} end`,
      }),
    })
    .where(named(userId, id))
    .returning()

export const removeExternalProduct = (db: Db, userId: string, id: string) =>
  db.delete(externalProducts).where(named(userId, id)).returning({ imageKey: externalProducts.imageKey })

/** Clears the key of a picture that could not be stored, unless another call has replaced it meanwhile. */
export const forgetPicture = (db: Db, userId: string, id: string, imageKey: string) =>
  db
    .update(externalProducts)
    .set({ imageKey: null })
    .where(and(named(userId, id), eq(externalProducts.imageKey, imageKey)))
