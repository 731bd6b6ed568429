import { and, eq } from 'drizzle-orm'
import type { PhotoKind } from '#shared/photos.ts'
import { ApiError } from '../lib/errors.ts'
import type { Db } from '../lib/db.ts'
import { randomText } from '../lib/ids.ts'
import { extensions, type Picture, type PictureType } from './pictures.ts'
import { photos } from './schema.ts'

/** What the bucket holds of a shopper: her uploads, the try-ons made for her, the looks she saved. */
export type StoredKind = PhotoKind | 'try-on' | 'look'

/** Enough for years of use; a stop for whoever takes the wardrobe for a disk. */
const mostPhotos = 2_000

const folder = (kind: StoredKind) => (kind === 'outfit' || kind === 'wardrobe' ? 'outfits' : 'users')

/**
 * `{users or outfits}/{userId}/{kind}/{kind}_{timestamp}_{random}.{extension}`, the specification's
 * layout behind the true owner, with 160 random bits so that no address can be guessed.
 */
export const newPhotoKey = (userId: string, kind: StoredKind, type: PictureType) =>
  `${folder(kind)}/${userId}/${kind}/${kind}_${Date.now()}_${randomText(20)}.${extensions[type]}`

export const photoUrl = (key: string) => `/api/photos/${key}`
export const keyOf = (url: string) => url.replace(/^\/api\/photos\//, '')

/** The owner stands in the key itself: one comparison, no round trip. */
export const isOwnKey = (key: string, userId: string) =>
  /^(?:users|outfits)\/([^/]+)\//.exec(key)?.[1] === userId

type Store = { db: Db; bucket: R2Bucket }

export async function storePhoto({ db, bucket }: Store, userId: string, kind: StoredKind, picture: Picture) {
  const key = newPhotoKey(userId, kind, picture.type)
  const { width, height, bytes, type } = picture
  const row = { key, userId, kind, byteCount: bytes.length, width, height, createdAt: new Date() }
  const held = db.$count(photos, eq(photos.userId, userId))
  if ((await held) >= mostPhotos) throw new ApiError('too_many_photos')
  await db.insert(photos).values(row)
  try {
    await bucket.put(key, bytes, { httpMetadata: { contentType: type } })
  } catch (error) {
    await db.delete(photos).where(eq(photos.key, key))
    throw error
  }
  return key
}

/** False when there was nothing of hers under this key. */
export async function deletePhoto({ db, bucket }: Store, userId: string, key: string) {
  if (!isOwnKey(key, userId)) return false
  await bucket.delete(key)
  const gone = await db
    .delete(photos)
    .where(and(eq(photos.key, key), eq(photos.userId, userId)))
    .returning({ key: photos.key })
  return gone.length > 0
}

export const photoExists = async (db: Db, userId: string, key: string) =>
  isOwnKey(key, userId) && (await db.$count(photos, and(eq(photos.key, key), eq(photos.userId, userId)))) > 0
