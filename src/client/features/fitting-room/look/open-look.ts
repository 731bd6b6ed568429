import { fetchPicture } from '#client/lib/picture-data.ts'
import { readPhotoState } from '../photo-store.ts'
import { api, request } from '#client/lib/api.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { dispatch } from '../try-on/dispatch-event.ts'
import { findBefore, showTried } from './find-before.ts'
import { findLook, type Missing } from './find-look.ts'
import { markSaved, readKeptLooks } from './keep-look.ts'
import { findOutfit } from './find-outfit.ts'
import { findSaved, showSaved, tryOnOf } from './find-saved-look.ts'
import { isOfLookbook } from '#client/features/looks/saved-look-name.ts'
import { mirrored, withMirror } from '#client/ui/product/mirror-address.ts'
import { isBusy, type FinishedLook } from '../try-on-state.ts'
import { rememberedJob } from '../try-on/running-job.ts'
import { followAgain, restoreAdjusting, resumeTryOn } from '../try-on/try-on.ts'
import { readTryOn, resetTryOn, setSaving, useTryOnStore } from '../try-on-store.ts'
import { noReport } from '../adjust/look-settings.ts'

type Search = { name: string; status: 'opening' | 'shown' | Missing }

/** The state of the search for the look that the address names. */
export const useLookSearch = shopperStore<{ search: Search | null }>(() => ({ search: null }))

/** `?look=name`: opens a finished look, for instance from a notification that is read on another device, or from her lookbook. */
export async function openLook(name: string, userId: string) {
  const report = (status: Search['status']) => useLookSearch.setState({ search: { name, status } })
  report('opening')
  const saved = isOfLookbook(name) ? await findSaved(name) : null
  if (typeof saved === 'string') return report(saved)
  const predictionId = (saved && (await tryOnOf(saved, userId))) ?? name
  const job = rememberedJob(userId)
  // A try-on that this tab has begun goes first, since it may have cost a credit.
  const photo = readPhotoState().photo
  if (job && !job.finished) void resumeTryOn(userId, photo)
  else if (job?.predictionId === predictionId) await resumeTryOn(userId, photo)
  if (isBusy(readTryOn().state) || isShown(predictionId)) return report('shown')

  const found =
    saved && predictionId === name
      ? await showSaved(saved)
      : await findLook(predictionId, {
          readKept: () => readKeptLooks(userId),
          fetchView: () => request(api.fashn.status[':id'].$get({ param: { id: predictionId } })),
          fetchPicture,
        })
  // She may have begun another try-on meanwhile.
  if (typeof found !== 'string' && !isBusy(readTryOn().state) && !isShown(predictionId)) {
    const { blob, provider, accountUrl } = found
    const { width, height } = await createImageBitmap(blob)
    const [outfit, before] = await Promise.all([
      found.outfit ?? findOutfit(found.tried),
      findBefore(found.photo, { current: readPhotoState().photo, fetchPicture }),
    ])
    if (isBusy(readTryOn().state)) return report('shown')
    resetTryOn()
    if (found.isUnjudged && found.photo && before) {
      const unjudged = { userId, predictionId, provider, highQuality: false, outfit, photo: found.photo }
      void followAgain({ ...unjudged, finished: null }, before)
      return report('shown')
    }
    showTried(outfit, before)
    dispatch({ type: 'resumed' })
    const picture = { url: URL.createObjectURL(blob), blob, width, height }
    const look: FinishedLook = {
      ...picture,
      ...(found.report ?? noReport),
      predictionId,
      provider,
      accountUrl,
      ...(found.photograph && { photograph: found.photograph }),
    }
    if (found.photo && before) {
      const { isSharper: highQuality = false, photo: named } = found
      const shown = { userId, predictionId, provider, highQuality, outfit, photo: named, finished: null }
      await restoreAdjusting(shown, before, look)
    }
    dispatch({ type: 'completed', look })
    if (saved) setSaving('saved')
    else void markSaved(look)
    forgetAddressAfter(name, predictionId)
  }
  report(typeof found === 'string' ? found : 'shown')
}

function isShown(predictionId: string) {
  const { state } = readTryOn()
  return state.phase === 'complete' && state.look.predictionId === predictionId
}

/** The address names the look until she goes on to something else, so that a reload finds it again. */
function forgetAddressAfter(name: string, predictionId: string) {
  const stop = useTryOnStore.subscribe(() => {
    if (isShown(predictionId)) return
    stop()
    const { pathname, search } = window.location
    const isInMirror = mirrored(search) !== null
    const without = isInMirror ? withMirror(search, { kind: 'pieces', value: '' }) : ''
    if (search.includes(name)) window.history.replaceState(window.history.state, '', pathname + without)
  })
}
