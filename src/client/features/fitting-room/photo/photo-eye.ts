import type { PhotoCheck } from '#client/engine/index.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'

/** Not every browser knows the type of a HEIC. */
export const isPicture = (file: Blob) =>
  file.type.startsWith('image/') || /\.hei[cf]$/i.test(file instanceof File ? file.name : '')

/** What the engine thinks of a photo; 'unavailable' where it cannot look. */
export async function lookAt(photo: Blob): Promise<PhotoCheck | 'unavailable'> {
  if (!isEngineSupported()) return 'unavailable'
  return await openEngine()
    .checkPhoto(photo)
    .catch(() => 'unavailable' as const)
}

/** What the engine has found in a photo, to be kept beside it. */
export const whatIsSeen = (photo: Blob) =>
  openEngine()
    .packPhoto(photo)
    .catch(() => undefined)
