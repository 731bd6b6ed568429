import { and, desc, eq, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { photoUrl } from '../photos/storage.ts'
import { looks } from './schema.ts'

export type Look = typeof looks.$inferSelect

/** A look as its owner's lookbook shows it. */
export function presentLook({ pictureKey, ...row }: Look) {
  const { userId: _owner, ...look } = row
  return { ...look, tryOnImageUrl: photoUrl(pictureKey) }
}

/** Newest first. */
export const listLooks = (db: Db, userId: SQLWrapper) =>
  db.select().from(looks).where(eq(looks.userId, userId)).orderBy(desc(looks.createdAt), desc(looks.id))

const isOwn = (userId: string, id: string) => and(eq(looks.id, id), eq(looks.userId, userId))

export async function findLook(db: Db, userId: string, id: string) {
  const [look] = await db.select().from(looks).where(isOwn(userId, id))
  return look
}

export async function removeLook(db: Db, userId: string, id: string) {
  await db.delete(looks).where(isOwn(userId, id))
}
