import { CompressError, compress } from '#client/lib/compress/compress.ts'
import { keepRecord, readRecord, removeRecord } from '#client/lib/device-store.ts'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { readOutfitState, useOutfitStore, type CustomPicture, type FoundPiece } from './outfit-store.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    'custom-outfit': {
      blob: Blob
      width: number
      height: number
      category: GarmentCategory
      found?: FoundPiece
    }
  }
}

function showCustom(custom: Omit<CustomPicture, 'url'> | null) {
  const { custom: former } = useOutfitStore.getState()
  if (former) URL.revokeObjectURL(former.url)
  useOutfitStore.setState({
    custom: custom && { ...custom, url: URL.createObjectURL(custom.blob) },
    isPreparing: false,
  })
}

/** Takes any image, shrinks it to the try-on's size and keeps a cut-out's transparency. Throws a `CompressError`. */
export async function takeCustomPicture(file: Blob, userId: string, found?: FoundPiece) {
  useOutfitStore.setState({ isPreparing: true })
  try {
    const picture = { ...(await compress(file, 'tryOn', { keepsAlpha: true })), found }
    showCustom(picture)
    await keepRecord(userId, 'custom-outfit', { ...picture, category: readOutfitState().category })
  } catch (error) {
    useOutfitStore.setState({ isPreparing: false })
    throw error instanceof CompressError ? error : new CompressError('unreadable')
  }
}

export async function chooseCategory(category: GarmentCategory, userId: string) {
  useOutfitStore.setState({ category })
  const { custom } = useOutfitStore.getState()
  if (!custom) return
  const { blob, width, height, found } = custom
  await keepRecord(userId, 'custom-outfit', { blob, width, height, found, category })
}

export async function removeCustomPicture(userId: string) {
  showCustom(null)
  await removeRecord(userId, 'custom-outfit')
}

/** Shows the picture of the last visit again, if this browser kept it. */
export async function restoreCustomPicture(userId: string) {
  if (useOutfitStore.getState().custom) return
  const kept = await readRecord(userId, 'custom-outfit')
  if (!kept) return
  showCustom(kept)
  useOutfitStore.setState({ category: kept.category })
}
