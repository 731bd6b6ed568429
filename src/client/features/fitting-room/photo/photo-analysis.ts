import type { PhotoCheck } from '@cabine/engine'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'

/** Not every browser reports a type for HEIC files, so their extension counts too. */
export const isPicture = (file: Blob) =>
  file.type.startsWith('image/') || /\.hei[cf]$/i.test(file instanceof File ? file.name : '')

/** The engine's check of a photo; 'unavailable' if it cannot run here or fails. */
export async function checkPhoto(photo: Blob): Promise<PhotoCheck | 'unavailable'> {
  if (!isEngineSupported()) return 'unavailable'
  return await openEngine()
    .checkPhoto(photo)
    .catch(() => 'unavailable' as const)
}

/** The engine's analysis of a photo, packed to be kept beside it; undefined if there is none. */
export const packAnalysis = (photo: Blob) =>
  openEngine()
    .packPhoto(photo)
    .catch(() => undefined)
