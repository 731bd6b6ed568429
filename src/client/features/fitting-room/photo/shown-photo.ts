import { mayBeKept, type PhotoCheck } from '@cabine/engine'
import { compress } from '#client/lib/compress/compress.ts'
import { keepRecord, type DeviceRecords } from '#client/lib/device-store.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { findPhotoInAccount } from '../account-photo.ts'
import {
  judgementOf,
  readPhotoState,
  showPhoto,
  usePhotoStore,
  type PhotoOwner,
  type ShopperPhoto,
} from '../photo-store.ts'
import { checkPhoto, packAnalysis } from './photo-analysis.ts'
import { rememberSample, type SamplePhoto } from './sample-photos.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    photo: {
      blob: Blob
      width: number
      height: number
      accountUrl: string | null
      check: PhotoCheck | null
      /** The engine's analysis of the photo, packed, so that it need not be computed again. */
      seen?: Blob
    }
  }
}

/** Fetches the photo that the account holds, shows it and keeps it in this browser. */
export async function fetchFromAccount(owner: PhotoOwner) {
  const isAwaited = () => readPhotoState().status === 'loading'
  const accountUrl = await findPhotoInAccount()
  if (!accountUrl) return isAwaited() && showPhoto(null)
  const blob = await fetchPicture(accountUrl)
  const { width, height } = await sizeOf(blob)
  // She may have chosen another photo meanwhile.
  if (!isAwaited()) return
  showPhoto({ blob, width, height, origin: 'own', address: accountUrl })
  await checkShownPhoto()
  const judgement = judgementOf(readPhotoState().check)
  if (judgement && mayBeKept(judgement)) await keepOnDevice(owner)
}

export async function showSample(sample: SamplePhoto) {
  const former = readPhotoState()
  usePhotoStore.setState({ status: 'preparing', problem: null })
  try {
    const { blob, width, height } = await compress(await fetchPicture(sample.url), 'tryOn')
    rememberSample(sample.name)
    showPhoto({ blob, width, height, origin: 'sample', address: sample.url }, 'running')
    await checkShownPhoto()
  } catch {
    usePhotoStore.setState({ status: former.photo ? 'ready' : 'none', problem: 'unreadable' })
  }
}

/** Has the engine check the photo before a try-on. A check that cannot be made does not prevent one. */
export async function checkShownPhoto() {
  const { photo } = readPhotoState()
  if (!photo) return
  usePhotoStore.setState({ check: 'running' })
  const check = await checkPhoto(photo.blob)
  if (readPhotoState().photo?.blob === photo.blob) usePhotoStore.setState({ check })
}

/** Keeps the photo in this browser; if there is no room for it, a smaller one. False if even that fails. */
export async function keepOnDevice({ userId }: PhotoOwner) {
  const { photo, check } = readPhotoState()
  if (!photo || photo.origin !== 'own') return false
  const known = check === 'running' || check === 'unavailable' ? null : check
  const { blob, width, height, address } = photo
  const record = { blob, width, height, accountUrl: address, check: known }
  const analysis = known && (await packAnalysis(blob))
  if (await keepRecord(userId, 'photo', { ...record, ...(analysis && { seen: analysis }) })) return true
  const small = await compress(blob, 'storageFallback')
  return await keepRecord(userId, 'photo', {
    ...small,
    accountUrl: address,
    check: null,
  } satisfies DeviceRecords['photo'])
}

export async function sizeOf(blob: Blob): Promise<Pick<ShopperPhoto, 'width' | 'height'>> {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
