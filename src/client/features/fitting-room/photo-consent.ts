import { readAppState } from '#client/session/app-state.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { messageFor } from '#client/lib/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { fetchPhotoActions, type PhotoOwner } from './load-photo.ts'
import { readPhotoState, usePhotoStore } from './photo-store.ts'

/** The file that waits for her answers, before her first upload. */
const usePending = shopperStore<{ file: Blob | null }>(() => ({ file: null }))

export const usePendingPhoto = () => usePending((state) => state.file)
export const dropPendingPhoto = () => usePending.setState({ file: null })

export function photoOwner(): PhotoOwner | null {
  const appState = readAppState()
  return appState && { userId: appState.user.id, storage: appState.photo_storage }
}

/** Takes a photo of hers, or asks first what has to be asked once: is she an adult, and where may it live? */
export function offerPhoto(file: Blob) {
  const appState = readAppState()
  const owner = photoOwner()
  if (!appState || !owner) return
  if (appState.adult_confirmed && owner.storage) void prepare(({ takePhoto }) => takePhoto(file, owner))
  else usePending.setState({ file })
}

type PhotoActions = Awaited<ReturnType<typeof fetchPhotoActions>>

/** Does something with a photo. Where the code for it cannot be had, the network is what is missing. */
export async function act(deed: (actions: PhotoActions) => Promise<unknown>) {
  const actions = await fetchPhotoActions().catch(() => null)
  if (actions) await deed(actions)
  else toast({ title: messageFor('connection_lost'), tone: 'error' })
  return actions !== null
}

/**
 * The same with a photo that she has just chosen: chosen it is from her press on, not only once the code for it
 * is there. A start that follows at once waits for it.
 */
export async function prepare(deed: (actions: PhotoActions) => Promise<unknown>) {
  usePhotoStore.setState({ status: 'preparing', problem: null })
  if (await act(deed)) return
  usePhotoStore.setState({ status: readPhotoState().photo ? 'ready' : 'none' })
}
