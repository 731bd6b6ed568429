import { mayBeKept, type PhotoCheck } from '@cabine/engine'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { askAgeAgain } from '../age-doubt.ts'
import { deletePhotoInAccount, findPhotoInAccount, savePhotoInAccount } from '../account-photo.ts'
import { compress, CompressError } from '#client/lib/compress/compress.ts'
import { keepRecord, readRecord, removeRecord, type DeviceRecords } from '#client/lib/device-store.ts'
import { loadPhoto, type PhotoOwner } from '../load-photo.ts'
import { readPhotoState, showPhoto, usePhotoStore, type ShopperPhoto } from '../photo-store.ts'
import { isPicture, checkPhoto, packAnalysis } from './photo-analysis.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
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
  const { check } = readPhotoState()
  if (typeof check === 'object' && check && mayBeKept(check)) await keepOnDevice(owner)
}

/** Takes a file: turns it upright, shrinks it, drops its metadata, has the engine check it, and then keeps it where she chose. */
export async function takePhoto(file: Blob, owner: PhotoOwner) {
  const { photo: former } = readPhotoState()
  if (!isPicture(file)) {
    usePhotoStore.setState({ status: former ? 'ready' : 'none', problem: 'notImage' })
    return
  }
  usePhotoStore.setState({ status: 'preparing', problem: null })
  try {
    const { blob, width, height } = await compress(file, 'tryOn')
    rememberSample(null)
    showPhoto({ blob, width, height, origin: 'own', address: null }, 'running')
  } catch (error) {
    const problem = error instanceof CompressError ? error.reason : 'unreadable'
    usePhotoStore.setState({ status: former ? 'ready' : 'none', problem })
    toast({ title: t('photo-notes.failedTitle'), description: t('photo-notes.failed'), tone: 'error' })
    return
  }
  if (await mayKeepShownPhoto(owner)) await keepWhereSheChose(owner)
}

/**
 * Whether the photo on the page may be stored anywhere. It is looked at first: a bare one, or one that shows nobody who could be
 * judged, stays on the page with its advice and is gone with it. False also where she has chosen another photo meanwhile.
 */
async function mayKeepShownPhoto(owner: PhotoOwner) {
  const { photo } = readPhotoState()
  await checkShownPhoto()
  const { photo: now, check } = readPhotoState()
  if (!photo || now?.blob !== photo.blob) return false
  if (check === null || typeof check === 'string') return true
  if (!mayBeKept(check)) return false
  if (!check.mayBeChild || (await askAgeAgain())) return readPhotoState().photo?.blob === photo.blob
  if (readPhotoState().photo?.blob === photo.blob) {
    await loadPhoto(owner, { again: true })
    toast({ title: t('photo-notes.notTakenTitle'), description: t('photo-notes.notTaken') })
  }
  return false
}

async function keepWhereSheChose(owner: PhotoOwner) {
  const { photo, check } = readPhotoState()
  if (!photo) return
  const isKept = await keepOnDevice(owner)
  if (owner.storage !== 'account') {
    if (isKept)
      toast({ title: t('photo-notes.updatedTitle'), description: t('photo-notes.updated'), tone: 'success' })
    else toast({ title: t('photo-notes.updatedTitle'), description: t('photo-notes.notKept') })
    return
  }
  try {
    // It stays on this device, and she may try again.
    if (check === 'unavailable') throw new Error('the photo could not be looked at')
    const address = await savePhotoInAccount(photo.blob)
    // She may have chosen another photo while this one was on its way.
    if (readPhotoState().photo?.blob === photo.blob) {
      usePhotoStore.setState({ photo: { ...photo, address } })
      await keepOnDevice(owner)
    }
    toast({ title: t('photo-notes.updatedTitle'), description: t('photo-notes.updated'), tone: 'success' })
  } catch {
    toast({ title: t('photo-notes.updatedLocallyTitle'), description: t('photo-notes.updatedLocally') })
  }
}

/** Keeps the photo in this browser; if there is no room for it, a smaller one. False if even that fails. */
async function keepOnDevice({ userId }: PhotoOwner) {
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

/** Has the engine check the photo before a try-on. A check that cannot be made does not prevent one. */
async function checkShownPhoto() {
  const { photo } = readPhotoState()
  if (!photo) return
  usePhotoStore.setState({ check: 'running' })
  const check = await checkPhoto(photo.blob)
  if (readPhotoState().photo?.blob === photo.blob) usePhotoStore.setState({ check })
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

/** Takes a sample off the page, or deletes her own photo wherever it is kept. */
export async function removePhoto(owner: PhotoOwner) {
  const { photo } = readPhotoState()
  if (photo?.origin === 'sample') {
    rememberSample(null)
    return await loadPhoto(owner, { again: true })
  }
  if (owner.storage === 'account') await deletePhotoInAccount()
  await removeRecord(owner.userId, 'photo')
  await removeRecord(owner.userId, 'last-look')
  showPhoto(null)
  toast({ title: t('photo-notes.removedTitle'), description: t('photo-notes.removed') })
}

/**
 * Moves the photo into the account or out of it, after the setting was changed. Throws if the call to the account
 * fails, the photo may not be stored there or this browser has no room; then the photo is still where it was.
 */
export async function movePhoto({ userId }: PhotoOwner, storage: 'device' | 'account') {
  const kept = await readRecord(userId, 'photo')
  if (storage === 'account') {
    if (!kept) return
    const check = await checkPhoto(kept.blob)
    if (check === 'unavailable' || !mayBeKept(check))
      throw new Error('the photo could not be looked at, or may not be stored')
    await placePhoto(userId, kept, await savePhotoInAccount(kept.blob))
    return
  }
  const accountUrl = kept ? null : await findPhotoInAccount()
  const blob = accountUrl ? await fetchPicture(accountUrl) : kept?.blob
  if (blob)
    await placePhoto(
      userId,
      { blob, ...(await sizeOf(blob)), accountUrl: null, check: kept?.check ?? null },
      null,
    )
  await deletePhotoInAccount()
}

async function placePhoto(userId: string, record: DeviceRecords['photo'], address: string | null) {
  const isKept = await keepRecord(userId, 'photo', { ...record, accountUrl: address })
  // The account deletes its copy only if this browser has kept one.
  if (!isKept && address === null) throw new Error('this browser has no room for the photo')
  const { photo } = readPhotoState()
  if (photo?.origin === 'own') usePhotoStore.setState({ photo: { ...photo, address } })
}

async function sizeOf(blob: Blob): Promise<Pick<ShopperPhoto, 'width' | 'height'>> {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
