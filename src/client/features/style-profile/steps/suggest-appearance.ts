import { readAppState } from '#client/session/app-state.ts'
import { findPhotoInAccount } from '#client/features/fitting-room/account-photo.ts'
import { readRecord } from '#client/lib/device-store.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'
import type { EyeColour, HairColour, SkinTone } from '@cabine/engine/contract/colouring.ts'

export type SuggestedAppearance = { skinTone?: SkinTone; hairColor?: HairColour; eyeColor?: EyeColour }

/** The shopper's own photo: this browser's, or its address in the account. A sample photo is never kept there. */
async function findPhoto(): Promise<{ blob: Blob } | { address: string } | null> {
  const appState = readAppState()
  if (!appState) return null
  const kept = await readRecord(appState.user.id, 'photo')
  if (kept) return { blob: kept.blob }
  const address = appState.photo_storage === 'account' ? await findPhotoInAccount() : null
  return address ? { address } : null
}

/** True if there is a photo that the engine could read here. It does not read it yet. */
export const canSuggestAppearance = async (): Promise<boolean> =>
  isEngineSupported() && (await findPhoto().catch(() => null)) !== null

/**
 * Reads skin tone, hair and eye colour from the photo, on this device; call it only after she has agreed. Null if there is
 * no photo; throws if it could not be read.
 */
export async function suggestAppearance(): Promise<SuggestedAppearance | null> {
  const photo = await findPhoto()
  if (!photo) return null
  const blob = 'blob' in photo ? photo.blob : await fetchPicture(photo.address)
  const { skinTone, hairColor, eyeColor } = await openEngine().readAppearance(blob)
  return {
    ...(skinTone && { skinTone }),
    ...(hairColor && { hairColor }),
    ...(eyeColor && { eyeColor }),
  }
}
