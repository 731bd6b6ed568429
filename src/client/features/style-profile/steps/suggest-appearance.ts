import { readAppState } from '#client/session/app-state.ts'
import { findPhotoInAccount } from '#client/features/fitting-room/account-photo.ts'
import { readRecord } from '#client/lib/device-store.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'
import type { EyeColour, HairColour, SkinTone } from '#shared/stylist/profile.ts'

export type SuggestedAppearance = { skinTone?: SkinTone; hairColor?: HairColour; eyeColor?: EyeColour }

/** What this browser keeps of her, or where her account has it. A sample's photo is none of hers. */
async function findPhoto(): Promise<{ blob: Blob } | { address: string } | null> {
  const appState = readAppState()
  if (!appState) return null
  const kept = await readRecord(appState.user.id, 'photo')
  if (kept) return { blob: kept.blob }
  const address = appState.photo_storage === 'account' ? await findPhotoInAccount() : null
  return address ? { address } : null
}

/** Is there a photo of hers that could be looked at here? It is not looked at. Without one nothing is offered. */
export const canSuggestAppearance = async (): Promise<boolean> =>
  isEngineSupported() && (await findPhoto().catch(() => null)) !== null

/**
 * What her photo says of her colours, looked at on this device, which she has agreed to. Null where there is
 * no photo; throws where it could not be looked at.
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
