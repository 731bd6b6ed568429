import { and, desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { maxAlbums } from '#shared/looks.ts'
import type { Db } from '../lib/db.ts'
import { inList } from '../lib/in-list.ts'
import { newId } from '../lib/ids.ts'
import { rowOf } from '../lib/row-of.ts'
import { photoUrl } from '../photos/storage.ts'
import { albums, looks } from './schema.ts'

export type Look = typeof looks.$inferSelect

/** A look as its owner's lookbook shows it. */
export function presentLook({ pictureKey, ...row }: Look) {
  const { userId: _owner, ...look } = row
  return { ...look, tryOnImageUrl: photoUrl(pictureKey) }
}

/** Newest first. */
export const listLooks = (db: Db, userId: SQLWrapper) =>
  db.select().from(looks).where(eq(looks.userId, userId)).orderBy(desc(looks.createdAt), desc(looks.id))

const isOwn = (userId: SQLWrapper | string, id: string) =>
  and(eq(looks.id, id), eq(looks.userId, sql`${userId}`))

export async function findLook(db: Db, userId: string, id: string) {
  const [look] = await db.select().from(looks).where(isOwn(userId, id))
  return look
}

export async function findSavedLook(db: Db, userId: string, fingerprint: string) {
  const [look] = await db
    .select()
    .from(looks)
    .where(and(eq(looks.userId, userId), eq(looks.fingerprint, fingerprint)))
  return look
}

/** Undefined where another call has saved the same picture meanwhile. */
export async function addLook(db: Db, look: Look) {
  const [added] = await db.insert(looks).values(look).onConflictDoNothing().returning()
  return added
}

export async function removeLook(db: Db, userId: string, id: string) {
  await db.delete(looks).where(isOwn(userId, id))
}

export const writeNotes = (db: Db, owner: SQLWrapper, id: string, notes: string) =>
  db.update(looks).set({ notes }).where(isOwn(owner, id)).returning({ id: looks.id })

const presented = { id: albums.id, name: albums.name, createdAt: albums.createdAt }

/** In the order in which she made them. */
export const listAlbums = (db: Db, owner: SQLWrapper) =>
  db.select(presented).from(albums).where(eq(albums.userId, owner)).orderBy(albums.createdAt, albums.id)

/** Without a row where she has as many as she can. */
export const addAlbum = (db: Db, owner: SQLWrapper, name: string) =>
  db
    .insert(albums)
    .select(
      sql`select ${rowOf(albums, {
        id: sql`${newId()}`,
        userId: sql`${owner}`,
        name: sql`${name}`,
        createdAt: sql`${Date.now()}`,
      })} where ${owner} is not null
        and (select count(*) from albums held where held.user_id = ${owner}) < ${maxAlbums}`,
    )
    .returning(presented)

const isOwnAlbum = (owner: SQLWrapper, id: string) => and(eq(albums.id, id), eq(albums.userId, owner))

export const renameAlbum = (db: Db, owner: SQLWrapper, id: string, name: string) =>
  db.update(albums).set({ name }).where(isOwnAlbum(owner, id)).returning({ id: albums.id })

export const removeAlbum = (db: Db, owner: SQLWrapper, id: string) =>
  db.delete(albums).where(isOwnAlbum(owner, id)).returning({ id: albums.id })

/** Puts her looks into her album, or takes them out of any; a look lies in one at most. */
export const putIntoAlbum = (db: Db, owner: SQLWrapper, albumId: string | null, lookIds: string[]) =>
  db
    .update(looks)
    .set({ albumId })
    .where(
      and(
        eq(looks.userId, owner),
        inArray(looks.id, inList(lookIds)),
        sql`(${albumId} is null or exists (select 1 from albums held where held.id = ${albumId} and held.user_id = ${owner}))`,
      ),
    )
    .returning({ id: looks.id })
