import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { photoUrl } from '../photos/storage.ts'
import { looks } from './schema.ts'

export type Look = typeof looks.$inferSelect

/** A look as its owner's lookbook shows it. */
export function presentLook({ pictureKey, ...row }: Look) {
  const { userId: _owner, ...look } = row
  return { ...look, tryOnImageUrl: photoUrl(pictureKey) }
}

export async function listLooks(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(looks)
    .where(eq(looks.userId, userId))
    .orderBy(desc(looks.createdAt), desc(looks.id))
  return rows.map(presentLook)
}

export async function removeLook(db: Db, userId: string, id: string) {
  const [removed] = await db
    .delete(looks)
    .where(and(eq(looks.id, id), eq(looks.userId, userId)))
    .returning({ pictureKey: looks.pictureKey })
  return removed
}
