import { mayBeKept } from '@cabine/engine'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { askAgeAgain } from '../age-doubt.ts'
import {
  decodePhoto,
  deletePhotoInAccount,
  findPhotoInAccount,
  savePhotoInAccount,
} from '../account-photo.ts'
import { compress, CompressError } from '#client/lib/compress/compress.ts'
import { keepRecord, readRecord, removeRecord, type DeviceRecords } from '#client/lib/device-store.ts'
import { loadPhoto } from '../load-photo.ts'
import { judgementOf, readPhotoState, showPhoto, usePhotoStore, type PhotoOwner } from '../photo-store.ts'
import { cutPhoto, type Cut } from './cut-photo.ts'
import { isPicture, checkPhoto } from './photo-analysis.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { rememberSample } from './sample-photos.ts'
import { checkShownPhoto, keepOnDevice, sizeOf } from './shown-photo.ts'

export { showSample } from './shown-photo.ts'

/** Takes a file: turns it upright, shrinks it, drops its metadata, has the engine check it, and then keeps it where she chose. */
export async function takePhoto(file: Blob, owner: PhotoOwner) {
  const { photo: former } = readPhotoState()
  if (!isPicture(file)) {
    usePhotoStore.setState({ status: former ? 'ready' : 'none', problem: 'notImage' })
    return
  }
  unopened = null
  usePhotoStore.setState({ status: 'preparing', problem: null })
  try {
    const { blob, width, height } = await compress(file, 'tryOn')
    rememberSample(null)
    showPhoto({ blob, width, height, origin: 'own', source: file, address: null }, 'running')
  } catch (error) {
    const problem = error instanceof CompressError ? error.reason : 'unreadable'
    if (problem === 'heic_unsupported') unopened = file
    // Who keeps her photos in her account has let us have them.
    if (unopened && owner.storage === 'account') return await openOnServer(owner)
    usePhotoStore.setState({ status: former ? 'ready' : 'none', problem })
    toast({ title: t('photo-notes.failedTitle'), description: t('photo-notes.failed'), tone: 'error' })
    return
  }
  if (await mayKeepShownPhoto(owner)) await keepWhereSheChose(owner)
}

/** The last file that this browser could not open and our server can. */
let unopened: Blob | null = null

/** Sends that file to the server, which keeps nothing of it, and takes the JPEG that comes back like any photo. */
export async function openOnServer(owner: PhotoOwner) {
  const file = unopened
  if (!file) return
  usePhotoStore.setState({ status: 'preparing', problem: null })
  try {
    await takePhoto(await decodePhoto(file), owner)
  } catch (error) {
    unopened = file
    const problem = isFailure(error, 'image_unreadable') ? 'unreadable' : 'heic_unsupported'
    usePhotoStore.setState({ status: readPhotoState().photo ? 'ready' : 'none', problem })
    toast({ title: t('photo-notes.failedTitle'), description: messageOf(error), tone: 'error' })
  }
}

/** Turns and cuts the photo on the page, and takes what is left like any other. */
export async function cutShownPhoto(cut: Cut, owner: PhotoOwner) {
  const { photo } = readPhotoState()
  if (!photo) return
  try {
    await takePhoto(await cutPhoto(photo.source ?? photo.blob, cut), owner)
  } catch {
    usePhotoStore.setState({ status: 'ready', problem: 'unreadable' })
  }
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
    if (isKept) celebrate()
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
    celebrate()
  } catch {
    toast({ title: t('photo-notes.updatedLocallyTitle'), description: t('photo-notes.updatedLocally') })
  }
}

/** Not beside words that refuse the photo. */
function celebrate() {
  if (judgementOf(readPhotoState().check)?.verdict === 'refused') return
  toast({ title: t('photo-notes.updatedTitle'), description: t('photo-notes.updated'), tone: 'success' })
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
