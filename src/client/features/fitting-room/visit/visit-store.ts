import { create } from 'zustand'
import type { Stage } from '#client/engine/index.ts'
import type { PhotoState } from '../photo-store.ts'
import type { SamplePhoto } from '../photo/samples.ts'
import type { Failure } from '../flow.ts'
import type { Told } from '../adjust/way.ts'
import type { WardrobePiece } from './wardrobe.ts'

type Picture = { blob: Blob; url: string; width: number; height: number }

/** `sample` is the name of one that was lent; null for her own photo. */
export type VisitPhoto = Picture & { sample: SamplePhoto['name'] | null }
export type VisitLook = Picture & Told & { piece: WardrobePiece }

/**
 * A visitor's try-on, in the memory of this page alone until she asks to keep a look. Apart from the shopper's photo:
 * a visit never mixes with an account that is open in the same browser.
 */
type Visit = {
  photo: VisitPhoto | null
  check: PhotoState['check']
  problem: PhotoState['problem']
  isPreparing: boolean
  /** A file of hers that waits until she has said that she is of age; asked once a visit. */
  asked: Blob | null
  isAdult: boolean
  /** How much of the fitting tools has come, 0 to 1; null before they are fetched. */
  tools: number | null
  chosen: WardrobePiece | null
  fitting: { stage: Stage | null; share: number } | null
  look: VisitLook | null
  failure: Failure | null
  /** When the look was kept on this device; null for one that is only on the page. */
  keptAt: number | null
}

const fresh: Visit = {
  photo: null,
  check: null,
  problem: null,
  isPreparing: false,
  asked: null,
  isAdult: false,
  tools: null,
  chosen: null,
  fitting: null,
  look: null,
  failure: null,
  keptAt: null,
}

export const useVisit = create<Visit>(() => fresh)

export const readVisit = () => useVisit.getState()

const release = (picture: Picture | null) => {
  // The picture on the page may still be decoding from it.
  if (picture) setTimeout(() => URL.revokeObjectURL(picture.url), 1_000)
}

/** Puts a photo in place of the former one; the look of that goes with it. */
export function showVisitPhoto(photo: Omit<VisitPhoto, 'url'>) {
  const { photo: former, look } = readVisit()
  release(former)
  release(look)
  useVisit.setState({
    photo: { ...photo, url: URL.createObjectURL(photo.blob) },
    check: null,
    problem: null,
    isPreparing: false,
    asked: null,
    look: null,
    failure: null,
    keptAt: null,
  })
}

/** The look of a piece that she has chosen, in place of the former one. */
export function showVisitLook(look: VisitLook) {
  release(readVisit().look)
  showWornOtherwise(look)
  useVisit.setState({ fitting: null })
}

/** The same look; she may come back to the one before. */
export const showWornOtherwise = (look: VisitLook) => useVisit.setState({ look, failure: null, keptAt: null })

/** Nothing of hers stays on the page; that she is of age she need not say again. */
export function clearVisit() {
  const { photo, look, isAdult, tools } = readVisit()
  release(photo)
  release(look)
  useVisit.setState({ ...fresh, isAdult, tools })
}
