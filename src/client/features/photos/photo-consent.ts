import { create } from 'zustand'
import { readAppState } from '#client/features/account/app-state-store.ts'
import { takePhoto } from './photo-actions.ts'

/** The file that waits for her answers, before her first upload. */
const usePending = create<{ file: Blob | null }>(() => ({ file: null }))

export const usePendingPhoto = () => usePending((state) => state.file)
export const dropPendingPhoto = () => usePending.setState({ file: null })

export function photoOwner() {
  const appState = readAppState()
  return appState && { userId: appState.user.id, storage: appState.photo_storage }
}

/** Takes a photo of hers, or asks first what has to be asked once: is she an adult, and where may it live? */
export function offerPhoto(file: Blob) {
  const appState = readAppState()
  const owner = photoOwner()
  if (!appState || !owner) return
  if (appState.adult_confirmed && owner.storage) void takePhoto(file, owner)
  else usePending.setState({ file })
}
