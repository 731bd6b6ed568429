import { whyNot } from '@cabine/engine/contract/advice.ts'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { loadPhoto } from './load-photo.ts'
import { photoOwner } from './photo-consent.ts'
import { judgementOf, readPhotoState, usePhotoStore } from './photo-store.ts'

export type SeenPhoto = {
  /** What her photo can wear; null before a check has said it. */
  wears: ((category: WornCategory) => boolean) | null
  /** 'sought' while it is looked for or checked, 'unchecked' where that has not been done on this device. */
  photo: 'sought' | 'unchecked' | 'checked' | 'none'
}

/** Has the photo checked that is in her account, and was not seen on this device yet. */
export async function checkNow() {
  const { checkShownPhoto } = await import('./photo/shown-photo.ts')
  await checkShownPhoto()
}

/** For pages that do without the fitting room's code until it is there. Returns how to stop. */
export function watchPhoto(tell: (seen: SeenPhoto) => void) {
  const owner = photoOwner()
  if (owner) void loadPhoto(owner)
  function say() {
    const { check, isSought, status, photo } = readPhotoState()
    const judgement = judgementOf(check)
    const isBeingSought = (isSought && status === 'loading') || status === 'preparing' || check === 'running'
    tell({
      wears: judgement && ((category) => !whyNot(judgement, category)),
      photo: judgement ? 'checked' : isBeingSought ? 'sought' : photo ? 'unchecked' : 'none',
    })
  }
  say()
  return usePhotoStore.subscribe(say)
}
