import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { digestOfPicture, findTakenDown } from '../photos/taken-down-pictures.ts'
import { putInTime } from '../photos/storage.ts'
import type { fetchFirstPicture } from './page-picture.ts'
import { forgetPicture, findExternalProduct, type ExternalProduct } from './queries.ts'

type Store = { db: Db; bucket: R2Bucket }
type Taken = NonNullable<Awaited<ReturnType<typeof fetchFirstPicture>>>

/**
 * Stores the picture under the key that the product's row already names: the row comes first, so that no picture is
 * without an owner. Another call may meanwhile have read the same page or removed the product, and may have tried to
 * delete this picture before it was stored. So the row is read again after the put, and the picture is deleted if the
 * row names another, or if it was taken down here before.
 */
export async function storePicture(
  { db, bucket }: Store,
  product: ExternalProduct,
  key: string,
  taken: Taken,
) {
  try {
    await putInTime(bucket, key, taken)
  } catch (error) {
    await forgetPicture(db, product.userId, product.id, key)
    throw error
  }
  const [[now], [takenDown]] = await db.batch([
    findExternalProduct(db, product.userId, product.id),
    findTakenDown(db, await digestOfPicture(taken.bytes)),
  ])
  if (now?.imageKey !== key || takenDown) await bucket.delete(key)
  if (!now) throw new ApiError('not_found')
  if (!takenDown) return now
  await forgetPicture(db, product.userId, product.id, key)
  return { ...now, imageKey: null }
}
