import { kindOf } from '../photos/storage.ts'

/** Whatever the bucket holds of a shopper lies in these two folders, and nothing of anybody else does. */
const foldersOf = (userId: string) => [`users/${userId}/`, `outfits/${userId}/`]

/** A cloud job's working copies: gone with the job, minutes later, and the originals are told. */
const isWorkingCopy = (key: string) => kindOf(key) === 'try-on-input'

async function* pagesOf(bucket: R2Bucket, prefix: string) {
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, cursor })
    yield page.objects
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
}

export type StoredPicture = { key: string; kind: string; byteCount: number; storedAt: Date }

/** What lies in the bucket, whether the database knows of it or not. */
export async function listPictures(bucket: R2Bucket, userId: string) {
  const found: StoredPicture[] = []
  for (const folder of foldersOf(userId))
    for await (const objects of pagesOf(bucket, folder))
      for (const { key, size, uploaded } of objects)
        if (!isWorkingCopy(key))
          found.push({ key, kind: kindOf(key) ?? '', byteCount: size, storedAt: uploaded })
  return found
}

/** Empties both folders. Safe to be cut off, and to run again. */
export async function deletePictures(bucket: R2Bucket, userId: string) {
  for (const folder of foldersOf(userId))
    for await (const objects of pagesOf(bucket, folder))
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
}
