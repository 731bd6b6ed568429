import { CompressError, compress } from '#client/lib/compress/compress.ts'
import { keepRecord, readRecord, removeRecord } from '#client/lib/device-store.ts'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { readOutfitState, useOutfitStore, type CustomPicture } from './outfit-store.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    'custom-outfit': Omit<CustomPicture, 'url'> & { category: GarmentCategory }
  }
}

/** The picture that was given last: one that is prepared slower than the next is dropped. */
let latest: Blob | null = null

function showCustom(custom: Omit<CustomPicture, 'url'> | null) {
  const { custom: former } = useOutfitStore.getState()
  if (former) URL.revokeObjectURL(former.url)
  useOutfitStore.setState({
    custom: custom && { ...custom, url: URL.createObjectURL(custom.blob) },
    isPreparing: false,
  })
}

type Told = Pick<CustomPicture, 'found' | 'among'> & { category?: GarmentCategory | null }

/** Takes any image, shrinks it to the try-on's size and keeps a cut-out's transparency. Throws a `CompressError`. */
export async function takeCustomPicture(file: Blob, userId: string, { found, among, category }: Told = {}) {
  latest = file
  useOutfitStore.setState({ isPreparing: true })
  try {
    const small = await compress(file, 'tryOn', { keepsAlpha: true })
    const picture = { ...small, found, among, isKindOpen: !category }
    if (latest !== file) return
    if (category) useOutfitStore.setState({ category })
    showCustom(picture)
    await keep(userId)
  } catch (error) {
    if (latest !== file) return
    useOutfitStore.setState({ isPreparing: false })
    throw error instanceof CompressError ? error : new CompressError('unreadable')
  }
}

async function keep(userId: string) {
  const { custom, category } = readOutfitState()
  if (!custom) return
  const { url: _url, ...picture } = custom
  await keepRecord(userId, 'custom-outfit', { ...picture, category })
}

export async function chooseCategory(category: GarmentCategory, userId: string) {
  useOutfitStore.setState(({ custom }) => ({ category, custom: custom && { ...custom, isKindOpen: false } }))
  await keep(userId)
}

/** Of a picture of several pieces one is tried on; the others stay at hand. */
export async function takePieceAmong(pieces: Blob[], chosen: number, userId: string) {
  const piece = pieces[chosen]
  const found = readOutfitState().custom?.found
  if (piece) await takeCustomPicture(piece, userId, { found, among: { pieces, chosen } })
}

export async function removeCustomPicture(userId: string) {
  latest = null
  showCustom(null)
  await removeRecord(userId, 'custom-outfit')
}

/** Shows the picture of the last visit again, if this browser kept it. */
export async function restoreCustomPicture(userId: string) {
  if (useOutfitStore.getState().custom) return
  const kept = await readRecord(userId, 'custom-outfit')
  // She may have given another meanwhile.
  if (!kept || latest) return
  showCustom(kept)
  useOutfitStore.setState({ category: kept.category })
}
