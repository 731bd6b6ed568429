import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { inList } from '../lib/in-list.ts'
import { takedowns } from './schema.ts'

/** By which a picture that was taken down is known again: SHA-256 of its bytes, as they are stored. */
export async function digestOfPicture(bytes: BufferSource) {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

/** A statement's condition that no such picture was taken down. */
export const isNotTakenDown = (digest: string) =>
  sql`not exists (select 1 from takedowns known where known.hash = ${digest})`

/** For the batch of a write that asks so, to tell why nothing was written. */
export const findTakenDown = (db: Db, digest: string) =>
  db.select({ hash: takedowns.hash }).from(takedowns).where(eq(takedowns.hash, digest)).limit(1)

export async function isTakenDown(db: Db, bytes: BufferSource) {
  return (await findTakenDown(db, await digestOfPicture(bytes))).length > 0
}

/** Throws picture_refused where one of these was taken down. Pictures that are stored already were asked about then. */
export async function refuseTakenDown(db: Db, pictures: { bytes: BufferSource }[]) {
  if (pictures.length === 0) return
  const digests = await Promise.all(pictures.map(({ bytes }) => digestOfPicture(bytes)))
  const [known] = await db
    .select({ hash: takedowns.hash })
    .from(takedowns)
    .where(inArray(takedowns.hash, inList(digests)))
    .limit(1)
  if (known) throw new ApiError('picture_refused')
}
