import { kindOf } from '../photos/storage.ts'

/** All objects of a shopper are in these two folders, and nobody else's. */
const foldersOf = (userId: string) => [`users/${userId}/`, `outfits/${userId}/`]

/** Whether it is a cloud job's working copy, which is deleted minutes later with the job; its original is listed. */
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

/** Lists the objects in the bucket, whether or not the database knows them. */
export async function listPictures(bucket: R2Bucket, userId: string) {
  const found: StoredPicture[] = []
  for (const folder of foldersOf(userId))
    for await (const objects of pagesOf(bucket, folder))
      for (const { key, size, uploaded } of objects)
        if (!isWorkingCopy(key))
          found.push({ key, kind: kindOf(key) ?? '', byteCount: size, storedAt: uploaded })
  return found
}

/** Empties both folders. It may be interrupted and repeated. */
export async function deletePictures(bucket: R2Bucket, userId: string) {
  for (const folder of foldersOf(userId))
    for await (const objects of pagesOf(bucket, folder))
      if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key))
}
