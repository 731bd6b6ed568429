import type { PhotoKind } from '#shared/photos.ts'
import { api, request } from './api.ts'

/** Sends a picture to the shopper's account and gives back its address there. */
export async function uploadPicture(kind: PhotoKind, picture: Blob) {
  const { url } = await request(
    api.photos[':kind'].$post(
      { param: { kind } },
      { init: { body: picture, headers: { 'Content-Type': picture.type } } },
    ),
  )
  return url
}
