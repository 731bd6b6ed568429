import { readAppState } from '#client/session/app-state.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { readPhotoState, usePhotoStore, type PhotoOwner } from './photo-store.ts'

/** The file that waits until she has answered the questions before her first upload. */
const usePending = shopperStore<{ file: Blob | null }>(() => ({ file: null }))

export const usePendingPhoto = () => usePending((state) => state.file)
export const dropPendingPhoto = () => usePending.setState({ file: null })

export function photoOwner(): PhotoOwner | null {
  const appState = readAppState()
  return appState && { userId: appState.user.id, storage: appState.photo_storage }
}

/** Takes a photo; before the first one it asks whether she is an adult and where the photo may be kept. */
export function offerPhoto(file: Blob) {
  const appState = readAppState()
  const owner = photoOwner()
  if (!appState || !owner) return
  if (appState.adult_confirmed && owner.storage) void preparePhoto(({ takePhoto }) => takePhoto(file, owner))
  else usePending.setState({ file })
}

/** The code that changes photos. It is not needed in the first view. */
export const fetchPhotoActions = () => import('./photo/photo-actions.ts')
type PhotoActions = Awaited<ReturnType<typeof fetchPhotoActions>>

/** Fetches the photo actions and runs one. False, with a toast, if they cannot be fetched: then the network is missing. */
export async function withPhotoActions(run: (actions: PhotoActions) => Promise<unknown>) {
  const actions = await orToast(fetchPhotoActions())
  if (actions) await run(actions)
  return actions !== null
}

/**
 * The same for a photo that she has just chosen. It counts as being prepared from her press on, before the code is
 * there, so that a start right after it waits for the photo.
 */
export async function preparePhoto(run: (actions: PhotoActions) => Promise<unknown>) {
  usePhotoStore.setState({ status: 'preparing', problem: null })
  if (await withPhotoActions(run)) return
  usePhotoStore.setState({ status: readPhotoState().photo ? 'ready' : 'none' })
}
