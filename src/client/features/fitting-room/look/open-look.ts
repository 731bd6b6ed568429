import { readRecord } from '#client/lib/device-store.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { readPhotoState } from '../photo-store.ts'
import { api, request } from '#client/lib/api.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { dispatch } from '../try-on/dispatch.ts'
import { findBefore, showTried } from './find-before.ts'
import { findLook, type Missing } from './find-look.ts'
import { findOutfit } from './find-outfit.ts'
import { isBusy, type FinishedLook } from '../flow.ts'
import { rememberedJob } from '../try-on/running-job.ts'
import { recall, resumeTryOn } from '../try-on/try-on.ts'
import { readTryOn, resetTryOn, useTryOnStore } from '../try-on-store.ts'
import { untold } from '../adjust/way.ts'

type Search = { predictionId: string; is: 'opening' | 'shown' | Missing }

/** What became of the look that the address names. */
export const useLookSearch = shopperStore<{ search: Search | null }>(() => ({ search: null }))

/** `?look=id`: a look that she was told of, on whatever device she reads it. */
export async function openLook(predictionId: string, userId: string) {
  const say = (is: Search['is']) => useLookSearch.setState({ search: { predictionId, is } })
  say('opening')
  const job = rememberedJob(userId)
  // What this tab began goes first: it may have been paid for.
  const photo = readPhotoState().photo
  if (job && !job.finished) void resumeTryOn(userId, photo)
  else if (job?.predictionId === predictionId) await resumeTryOn(userId, photo)
  if (isBusy(readTryOn().state) || isShown(predictionId)) return say('shown')

  const found = await findLook(predictionId, {
    readKept: () => readRecord(userId, 'last-look'),
    fetchView: () => request(api.fashn.status[':id'].$get({ param: { id: predictionId } })),
    fetchPicture,
  })
  // Meanwhile she may have begun another one.
  if (typeof found !== 'string' && !isBusy(readTryOn().state) && !isShown(predictionId)) {
    const { blob, provider, accountUrl } = found
    const { width, height } = await createImageBitmap(blob)
    const [outfit, before] = await Promise.all([
      found.outfit ?? findOutfit(found.tried),
      findBefore(found.photo, { current: readPhotoState().photo, fetchPicture }),
    ])
    if (isBusy(readTryOn().state)) return say('shown')
    resetTryOn()
    showTried(outfit, before)
    dispatch({ type: 'resumed' })
    const picture = { url: URL.createObjectURL(blob), blob, width, height }
    const { told = untold } = found
    const look: FinishedLook = { ...picture, ...told, predictionId, provider, accountUrl }
    if (found.photo && before) {
      const { isSharper: highQuality = false, photo: named } = found
      const shown = { userId, predictionId, provider, highQuality, outfit, photo: named, finished: null }
      await recall(shown, before, look)
    }
    dispatch({ type: 'completed', look })
    forgetAddressAfter(predictionId)
  }
  say(typeof found === 'string' ? found : 'shown')
}

function isShown(predictionId: string) {
  const { state } = readTryOn()
  return state.phase === 'complete' && state.look.predictionId === predictionId
}

/** A reload finds it again, until she goes on to something else. */
function forgetAddressAfter(predictionId: string) {
  const stop = useTryOnStore.subscribe(() => {
    if (isShown(predictionId)) return
    stop()
    const { pathname, search } = window.location
    if (search.includes(predictionId)) window.history.replaceState(window.history.state, '', pathname)
  })
}
