import { readAppState, refreshAppState } from '#client/session/app-state.ts'
import { saveLook } from '#client/features/looks/lookbook.ts'
import { until } from '#client/lib/until-store.ts'
import { keepRecord, readRecord } from '#client/lib/device-store.ts'
import { nameOnDevice } from '#client/lib/picture-data.ts'
import { loadPhoto } from '../load-photo.ts'
import { addKeptLook } from '../look/keep-look.ts'
import { openLook } from '../look/open-look.ts'
import { isOfPieces, type Outfit } from '../outfit.ts'
import { hasPieces } from '../outfit/take-pieces.ts'
import { photoOwner } from '../photo-consent.ts'
import { usePhotoStore } from '../photo-store.ts'
import { rememberSample } from '../photo/sample-photos.ts'
import { noteRecentOutfit } from '../tray/recent-outfits.ts'
import { messageOr } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { mirrored } from '#client/ui/product/mirror-address.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { forgetWaiting, readWaiting, type WaitingLook } from './waiting-look.ts'
import { unmarkSaving } from '../waiting-look-mark.ts'

/**
 * Saves a visitor's look in the account that she has just signed in to, and hands her photo to the fitting room on this
 * device. It costs no credit, since her own device has made the look already.
 */
export async function deliverLook() {
  const kept = await readWaiting()
  const owner = photoOwner()
  if (!kept || !owner) return unmarkSaving()
  // She is not asked for a photo that is on its way.
  usePhotoStore.setState({ isSought: true, status: 'loading' })
  let savedId: string | undefined
  try {
    await tellOfAdult(kept)
    await saveLook({ blob: kept.look.blob, accountUrl: null }, kept.outfit)
    await forgetWaiting()
    toast({ title: t('looks.savedTitle'), description: t('looks.saved'), tone: 'success' })
    await handPhotoOver(kept)
    savedId = await keepAsRecent(kept, owner.userId)
  } catch (error) {
    const description = messageOr(error, t('looks.saveFailed'))
    toast({ title: t('looks.saveFailedTitle'), description, tone: 'error' })
  }
  // Of a sample photo it ends with the check, for which the look need not wait.
  void loadPhoto({ ...owner, storage: photoOwner()?.storage ?? owner.storage }, { again: true })
  await until(usePhotoStore, ({ status }) => status !== 'loading' && status !== 'preparing')
  if (savedId && isAwaited(kept.outfit)) await openLook(savedId, owner.userId)
}

/** Where a mirror is open for other pieces, she has come to see those. */
function isAwaited(outfit: Outfit) {
  const { value } = mirrored(location.search) ?? {}
  return !value || hasPieces(outfit, value)
}

/**
 * What she has tried on stays on this device, at hand in the tray; only the look that she wants saved goes into the account. Gives
 * back the id of that one.
 */
async function keepAsRecent({ photo, others = [], ...saved }: WaitingLook, userId: string) {
  const name = await nameOnDevice(photo.blob)
  let predictionId = ''
  for (const { look, told, outfit } of [saved, ...others].toReversed()) {
    predictionId = `visit-${crypto.randomUUID()}`
    const known = asOfShop(outfit)
    await addKeptLook(userId, { ...look, predictionId, outfit: known, told, photo: name })
    await noteRecentOutfit(userId, known)
  }
  return predictionId
}

/** Pieces of the wardrobe are the shop's from now on, by whose ids they are found again. */
function asOfShop(outfit: Outfit): Outfit {
  const ids = outfit.items.flatMap(({ id }) => id ?? [])
  return !isOfPieces(outfit) && ids.length === outfit.pieces.length
    ? { ...outfit, id: `pieces:${ids.join(',')}` }
    : outfit
}

/** She said as a visitor who is in her photo. Her account notes it before it gets a picture that was made of it. */
async function tellOfAdult({ sample, isAdult }: WaitingLook) {
  const appState = readAppState()
  if (sample || !isAdult || !appState || (appState.adult_confirmed && appState.photo_storage)) return
  const storage = appState.photo_storage ?? 'device'
  await request(api['photo-settings'].$put({ json: { storage, adult: true } }))
  await refreshAppState()
}

/** The photo stays on this device, as the visitor was promised. If the account has a photo already, that one stays. */
async function handPhotoOver({ photo, check = null, sample, isAdult }: WaitingLook) {
  const appState = readAppState()
  if (!appState) return
  const { id: userId } = appState.user
  if (sample) return rememberSample(sample)
  if (!isAdult || appState.photo_storage === 'account' || (await readRecord(userId, 'photo'))) return
  await keepRecord(userId, 'photo', { ...photo, accountUrl: null, check })
}
