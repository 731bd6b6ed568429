import { create } from 'zustand'
import type { Stage } from '@cabine/engine'
import type { PhotoState } from '../photo-store.ts'
import type { SamplePhoto } from '../photo/sample-photos.ts'
import type { Failure } from '../try-on-state.ts'
import type { LookReport } from '../adjust/look-settings.ts'
import { withLatest, type Outfit } from '../outfit.ts'

type Picture = { blob: Blob; url: string; width: number; height: number }

/** `sample` is the name of a sample photo; null for the visitor's own. */
export type VisitPhoto = Picture & { sample: SamplePhoto['name'] | null }
export type VisitLook = Picture & LookReport & { outfit: Outfit }

/**
 * A visitor's try-on. It is in memory only, until she asks to keep a look, and apart from the shopper's photo store, so
 * that a visit never mixes with an account in the same browser.
 */
type Visit = {
  photo: VisitPhoto | null
  check: PhotoState['check']
  problem: PhotoState['problem']
  isPreparing: boolean
  /** A file that waits until she has confirmed that she is an adult, which is asked once a visit. */
  pendingFile: Blob | null
  isAdult: boolean
  /** The photo is shown, and she is asked once more whether whoever is in it is an adult. */
  isAgeAsked: boolean
  /** How much of the engine's models has been fetched, 0 to 1; null before that begins or after it has failed. */
  modelsShare: number | null
  chosen: Outfit | null
  fitting: { stage: Stage | null; share: number } | null
  look: VisitLook | null
  /** The looks that were made on this photo, each outfit once, the newest first. */
  made: VisitLook[]
  failure: Failure | null
  /** When the look was kept on this device, ms since 1970; null for one that is only on the page. */
  keptAt: number | null
}

const fresh: Visit = {
  photo: null,
  check: null,
  problem: null,
  isPreparing: false,
  pendingFile: null,
  isAdult: false,
  isAgeAsked: false,
  modelsShare: null,
  chosen: null,
  fitting: null,
  look: null,
  made: [],
  failure: null,
  keptAt: null,
}

export const useVisit = create<Visit>(() => fresh)

export const readVisit = () => useVisit.getState()

const release = (picture: Picture | null) => {
  // The page may still be decoding the picture from that URL.
  if (picture) setTimeout(() => URL.revokeObjectURL(picture.url), 1_000)
}

/** Replaces the photo; the look of the former photo goes with it. */
export function showVisitPhoto(photo: Omit<VisitPhoto, 'url'>) {
  const { photo: former, look } = readVisit()
  release(former)
  release(look)
  useVisit.setState({
    photo: { ...photo, url: URL.createObjectURL(photo.blob) },
    check: null,
    problem: null,
    isPreparing: false,
    pendingFile: null,
    isAgeAsked: false,
    look: null,
    made: [],
    failure: null,
    keptAt: null,
  })
}

/** Shows a look of another outfit and frees the former one. */
export function showVisitLook(look: VisitLook) {
  release(readVisit().look)
  replaceVisitLook(look)
  useVisit.setState({ fitting: null })
}

/** Shows the same look with other settings. The former picture is not freed, since undo may show it again. */
export const replaceVisitLook = (look: VisitLook) =>
  useVisit.setState(({ made }) => ({
    look,
    made: withLatest(look, made, ({ outfit }) => outfit.id),
    failure: null,
    keptAt: null,
  }))

/** Clears the visit, except for the confirmed age and the fetched models. */
export function clearVisit() {
  const { photo, look, isAdult, modelsShare } = readVisit()
  release(photo)
  release(look)
  useVisit.setState({ ...fresh, isAdult, modelsShare })
}
