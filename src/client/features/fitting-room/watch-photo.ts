import { whyNot } from '@cabine/engine/contract/advice.ts'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { loadPhoto } from './load-photo.ts'
import { photoOwner } from './photo-consent.ts'
import { judgementOf, readPhotoState, usePhotoStore } from './photo-store.ts'

/** What her photo can wear, as the check has said it; null without one, and while the photo is sought. */
export type SeenPhoto = { wears: ((category: WornCategory) => boolean) | null; isSought: boolean }

/** For pages that do without the fitting room's code until it is there. Returns how to stop. */
export function watchPhoto(tell: (seen: SeenPhoto) => void) {
  const owner = photoOwner()
  if (owner) void loadPhoto(owner)
  function say() {
    const { check, isSought, status } = readPhotoState()
    const judgement = judgementOf(check)
    tell({
      wears: judgement && ((category) => !whyNot(judgement, category)),
      isSought: isSought && status === 'loading',
    })
  }
  say()
  return usePhotoStore.subscribe(say)
}
