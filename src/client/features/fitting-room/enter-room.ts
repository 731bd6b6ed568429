import { readAppState } from '#client/session/app-state.ts'
import { whenIdle } from '#client/lib/when-idle.ts'
import { fetchDriver, fetchOpenLook } from './fetch-parts.ts'
import { loadPhoto } from './load-photo.ts'
import { fetchPhotoActions } from './photo-consent.ts'
import { fetchPhotoAdvice } from './photo-notes.tsx'
import { readPhotoState } from './photo-store.ts'
import { isLookWaiting, isSavingHere } from './waiting-look-mark.ts'

const fetchCustomPicture = () => import('./custom-picture.ts')

/**
 * Her photo, her own picture, and the try-on of this tab from before a reload, as they arrive; or the finished one that `look` names.
 * Resolves with the driver, null for a visitor.
 */
export async function enterRoom(look: string | null = null) {
  const appState = readAppState()
  if (!appState) return null
  const userId = appState.user.id
  // Her photo comes along with the look that she has made as a visitor.
  if (isLookWaiting() && isSavingHere()) await (await import('./claim-waiting-look.ts')).moveVisitorLook()
  await loadPhoto({ userId, storage: appState.photo_storage })
  await whenIdle()
  const [{ restoreCustomPicture }] = await Promise.all([
    fetchCustomPicture(),
    fetchPhotoActions(),
    fetchPhotoAdvice(),
  ])
  await restoreCustomPicture(userId)
  const driver = await fetchDriver()
  if (look) void fetchOpenLook().then(({ openLook }) => openLook(look, userId))
  else void driver.resumeTryOn(userId, readPhotoState().photo)
  return driver
}
