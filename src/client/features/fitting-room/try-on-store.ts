import { currentShopper } from '#client/session/shopper.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import type { Outfit } from './outfit.ts'
import { usePhotoStore } from './photo-store.ts'
import { useIsStartRequested } from './start-request.ts'
import { idle, isBusy, type ShownPicture, type TryOnState } from './try-on-state.ts'
import { forgetJob, rememberedJob } from './try-on/running-job.ts'

type Stored = {
  state: TryOnState
  /** The outfit that is tried on now, or was tried on last. */
  outfit: Outfit | null
  /** The photo of that try-on. The result keeps it, even if she chooses another photo next. */
  before: ShownPicture | null
  saving: 'no' | 'saving' | 'saved'
}

export const useTryOnStore = shopperStore<Stored>(() => ({
  state: idle,
  outfit: null,
  before: null,
  saving: 'no',
}))

export const useTryOn = () => useTryOnStore((stored) => stored.state)
export const useTriedOutfit = () => useTryOnStore((stored) => stored.outfit)
export const useBefore = () => useTryOnStore((stored) => stored.before)
export const useSaving = () => useTryOnStore((stored) => stored.saving)
export const readTryOn = () => useTryOnStore.getState()

export function setTried(outfit: Outfit, photo: { blob: Blob; width: number; height: number }) {
  const { before } = useTryOnStore.getState()
  if (before?.blob === photo.blob) return useTryOnStore.setState({ outfit })
  if (before) URL.revokeObjectURL(before.url)
  const { blob, width, height } = photo
  useTryOnStore.setState({ outfit, before: { blob, width, height, url: URL.createObjectURL(blob) } })
}

/** Also true of a try-on from before a reload, which the page is about to resume. */
export function isUnderWay(state: TryOnState) {
  if (state.phase !== 'idle') return isBusy(state)
  return rememberedJob(currentShopper() ?? '')?.finished === null
}

/** A try-on that she has asked for begins in a moment, on the photo that is there. */
export function useIsStarting() {
  const isAsked = useIsStartRequested()
  const hasPhoto = usePhotoStore(({ photo }) => photo !== null)
  const isIdle = useTryOn().phase === 'idle'
  return isAsked && hasPhoto && isIdle
}

/** Clears the last try-on. One that still runs is left alone. */
export function resetTryOn() {
  if (isBusy(readTryOn().state)) return
  forgetJob()
  useTryOnStore.setState({ state: idle, saving: 'no' })
}

// With another photo on the page, the last look does not belong to it any more.
usePhotoStore.subscribe(({ photo }, { photo: former }) => {
  if (former && photo?.blob !== former.blob) resetTryOn()
})

export const setSaving = (saving: Stored['saving']) => useTryOnStore.setState({ saving })
