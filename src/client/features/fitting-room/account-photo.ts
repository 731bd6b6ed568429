import { api, failureOf, request, write } from '#client/lib/api.ts'
import { ApiFailure, isFailure } from '#client/lib/api-failure.ts'
import { compress } from '#client/lib/compress/compress.ts'
import { toDataUrl } from '#client/lib/picture-data.ts'
import { uploadPicture } from '#client/lib/upload-picture.ts'

/**
 * Puts a photo into the shopper's account and gives back its address: at the size that try-ons want or, if
 * that upload fails, at least as the small profile photo.
 */
export async function savePhotoInAccount(photo: Blob) {
  const selfieUrl = await uploadPicture('selfie', photo).catch((error: unknown) => {
    // Without a network the second, smaller try would fail too.
    if (isFailure(error, 'connection_lost')) throw error
    return null
  })
  const small = selfieUrl ? null : await compress(photo, 'profile')
  const json = selfieUrl ? { firebaseUrl: selfieUrl } : { photo: await toDataUrl(small?.blob ?? photo) }
  const { photoUrl } = await request(api['save-profile-photo'].$post({ json }))
  return photoUrl
}

export async function findPhotoInAccount() {
  const { photoUrl } = await request(api['profile-photo'].$get())
  return photoUrl
}

export async function deletePhotoInAccount() {
  await request(api['profile-photo'].$delete())
}

/** A HEIC photo as a JPEG that this browser can open, too. */
export async function decodePhoto(photo: Blob) {
  // The answer is a picture, which the typed calls do not know.
  const asking = { method: 'POST', body: photo, headers: { 'Content-Type': 'image/heic' } }
  const answer = await write('/api/decode-photo', asking, 60_000).catch((error: unknown) => {
    throw new ApiFailure(0, String(error), 'connection_lost')
  })
  if (!answer.ok) throw await failureOf(answer)
  return await answer.blob()
}
