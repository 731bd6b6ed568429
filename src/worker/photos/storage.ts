import { and, eq, sql } from 'drizzle-orm'
import type { PhotoKind } from '#shared/photos.ts'
import { users } from '../shoppers/schema.ts'
import { ApiError } from '../lib/errors.ts'
import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { rowOf } from '../lib/row-of.ts'
import { within } from '../lib/time-limit.ts'
import { digestOfPicture, findTakenDown, isNotTakenDown } from './taken-down-pictures.ts'
import { randomText } from '../lib/ids.ts'
import { extensions, type Picture, type PictureType } from '../pictures/open-picture.ts'
import { photos } from './schema.ts'

/** What the bucket stores of a shopper: her uploads, the try-ons made for her, and her saved looks. */
export type StoredKind = PhotoKind | 'try-on' | 'look'

/**
 * Enough for years of use (a compressed photo has less than 1 MB), and a limit for anybody who takes the wardrobe for
 * a disk.
 */
export const maxPhotos = 2_000
export const maxStoredBytes = 2_000_000_000

/**
 * These kinds have a row in `photos`; the picture of an external product is named in the product's row (as 'find'), that of a
 * reported look in the report's, those of a look that she shows in the row of its page (as 'shown').
 */
type KeyKind = StoredKind | 'find' | 'report' | 'shown'

const ofClothes: ReadonlySet<KeyKind> = new Set(['outfit', 'wardrobe', 'find'])
const folder = (kind: KeyKind) => (ofClothes.has(kind) ? 'outfits' : 'users')

/**
 * `{users or outfits}/{userId}/{kind}/{kind}_{timestamp}_{random}.{extension}`: the specification's layout with the
 * real owner, and 160 random bits so that no address can be guessed.
 */
export const newPhotoKey = (userId: string, kind: KeyKind, type: PictureType) =>
  `${folder(kind)}/${userId}/${kind}/${kind}_${Date.now()}_${randomText(20)}.${extensions[type]}`

export const photoUrl = (key: string) => `/api/photos/${key}`
export const keyOf = (url: string) => url.replace(/^\/api\/photos\//, '')

/** The bucket refuses keys of more than 1,024 bytes, and none of ours comes near. */
const keyPattern = /^(?:users|outfits)\/([\w-]{1,64})\/([\w-]{1,64})\/[\w./-]{1,128}$/

/** The key contains its owner, so the check needs no round trip. */
export const isOwnKey = (key: string, userId: string) => keyPattern.exec(key)?.[1] === userId
export const kindOf = (key: string) => keyPattern.exec(key)?.[2]

type Store = { db: Db; bucket: R2Bucket }

/** A full disk, or a bucket that is away, may take minutes to say so, or never does: she has her words in ten seconds. */
const putMs = 7_000

/**
 * Stores a picture, or throws picture_not_kept within seconds. One that is stored after it was given up belongs to nothing, and is
 * deleted when it arrives.
 */
export async function putInTime(
  bucket: R2Bucket,
  key: string,
  { bytes, type }: Pick<Picture, 'bytes' | 'type'>,
) {
  let isGivenUp = false
  const putting = bucket.put(key, bytes, { httpMetadata: { contentType: type } }).then(() => {
    if (isGivenUp) return bucket.delete(key)
  })
  try {
    await within(putMs, () => putting)
  } catch (error) {
    isGivenUp = true
    logFault('picture_not_kept', error)
    throw new ApiError('picture_not_kept')
  }
}

export async function storePhoto({ db, bucket }: Store, userId: string, kind: StoredKind, picture: Picture) {
  const key = newPhotoKey(userId, kind, picture.type)
  const { width, height, bytes, type } = picture
  // One statement, so that of many concurrent uploads none passes the limit on another's count.
  const hasRoom = sql`(select count(*) < ${maxPhotos} and total(held.byte_count) < ${maxStoredBytes}
    from photos held where held.user_id = ${userId})`
  const row = rowOf(photos, {
    key,
    userId: users.id,
    kind,
    byteCount: bytes.length,
    width,
    height,
    createdAt: new Date(),
  })
  const digest = await digestOfPicture(bytes)
  const [added, [takenDown]] = await db.batch([
    db
      .insert(photos)
      .select(
        sql`select ${row} from ${users} where ${and(eq(users.id, userId), hasRoom, isNotTakenDown(digest))}`,
      )
      .returning({ key: photos.key }),
    findTakenDown(db, digest),
  ])
  if (added.length === 0) throw new ApiError(takenDown ? 'picture_refused' : 'too_many_photos')
  try {
    await putInTime(bucket, key, { bytes, type })
  } catch (error) {
    await db.delete(photos).where(eq(photos.key, key))
    throw error
  }
  return key
}

/** False when she has no photo under this key. A deleted photo also stops being her profile photo. */
export async function deletePhoto({ db, bucket }: Store, userId: string, key: string) {
  if (!(await photoExists(db, userId, key))) return false
  await bucket.delete(key)
  await db.batch([
    db.delete(photos).where(and(eq(photos.key, key), eq(photos.userId, userId))),
    db
      .update(users)
      .set({ profilePhotoKey: null })
      .where(and(eq(users.id, userId), eq(users.profilePhotoKey, key))),
  ])
  return true
}

export const photoExists = async (db: Db, userId: string, key: string) =>
  isOwnKey(key, userId) && (await db.$count(photos, and(eq(photos.key, key), eq(photos.userId, userId)))) > 0
