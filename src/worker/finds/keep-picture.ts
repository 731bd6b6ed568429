import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import type { takePicture } from './find-picture.ts'
import { dropPicture, findOne, type Find } from './queries.ts'

type Store = { db: Db; bucket: R2Bucket }
type Taken = NonNullable<Awaited<ReturnType<typeof takePicture>>>

/**
 * Puts the picture where the find's row says that it is: the row comes first, so no picture is ever without an
 * owner. Meanwhile another call may have found the same page, or she removed the find: whoever replaces a picture
 * deletes it, and might come before it is there. So its owner looks once more behind the put, and takes it back.
 */
export async function keepPicture({ db, bucket }: Store, find: Find, key: string, taken: Taken) {
  try {
    await bucket.put(key, taken.bytes, { httpMetadata: { contentType: taken.type } })
  } catch (error) {
    await dropPicture(db, find.userId, find.id, key)
    throw error
  }
  const [now] = await findOne(db, find.userId, find.id)
  if (now?.imageKey !== key) await bucket.delete(key)
  if (!now) throw new ApiError('not_found')
  return now
}
