import { readRecord } from '#client/lib/device-store.ts'
import { showPhoto, readPhotoState, usePhotoStore, type PhotoOwner } from './photo-store.ts'
import { rememberedSample } from './photo/sample-photos.ts'

/** It is not needed in the first view, where the photo is one that this browser keeps. */
const fetchShownPhoto = () => import('./photo/shown-photo.ts')

/** Finds the shopper's photo: a sample chosen in this tab, else the one this browser keeps, else the account's. */
export async function loadPhoto(owner: PhotoOwner, { again = false } = {}) {
  const { isSought, status } = readPhotoState()
  if (isSought && status !== 'failed' && !again) return
  usePhotoStore.setState({ isSought: true, status: 'loading', photo: null, check: null, problem: null })
  try {
    const sample = rememberedSample()
    if (sample) return await (await fetchShownPhoto()).showSample(sample)
    const kept = await readRecord(owner.userId, 'photo')
    // She may have chosen a photo while the record was read.
    if (readPhotoState().status !== 'loading') return
    if (kept) {
      // An older version's check did not say what the photo can wear.
      const check = kept.check && 'against' in kept.check ? kept.check : null
      return showPhoto({ ...kept, origin: 'own', address: kept.accountUrl }, check)
    }
    if (owner.storage !== 'account') return showPhoto(null)
    await (await fetchShownPhoto()).fetchFromAccount(owner)
  } catch {
    if (readPhotoState().status === 'loading') usePhotoStore.setState({ status: 'failed' })
  }
}
