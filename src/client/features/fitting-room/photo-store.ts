import type { PhotoCheck } from '@cabine/engine'
import { shopperStore } from '#client/session/shopper-store.ts'
import type { CompressFailure } from '#client/lib/compress/compress.worker.ts'

export type ShopperPhoto = {
  blob: Blob
  /** An object URL: the same bytes, for an `img`. */
  url: string
  width: number
  height: number
  origin: 'own' | 'sample'
  /** The file as it came, while the page is open: what is cut out of it is as fine as that. */
  source?: Blob
  /** Its address in the account, or the sample's own; null for a photo that is only in this browser. */
  address: string | null
}

/** Whose photo, and where she wants it kept. */
export type PhotoOwner = { userId: string; storage: 'device' | 'account' | null }

export type PhotoStatus = 'loading' | 'none' | 'preparing' | 'ready' | 'failed'

export type PhotoState = {
  /** The search for her photo has begun. */
  isSought: boolean
  status: PhotoStatus
  photo: ShopperPhoto | null
  /** Null before the first check; 'unavailable' if the check could not be made. */
  check: PhotoCheck | 'running' | 'unavailable' | null
  /** Why the last file was not accepted. The photo before it stays. */
  problem: CompressFailure | 'notImage' | null
}

const empty: PhotoState = { isSought: false, status: 'loading', photo: null, check: null, problem: null }

export const usePhotoStore = shopperStore<PhotoState>(() => empty)

export const usePhoto = () => usePhotoStore((state) => state.photo)
/** What a check said; null before and without one. */
export const judgementOf = (check: PhotoState['check']) => (typeof check === 'object' ? check : null)

export const readPhotoState = () => usePhotoStore.getState()

/** Replaces the photo, and frees the object URL of the former one. */
export function showPhoto(photo: Omit<ShopperPhoto, 'url'> | null, check: PhotoState['check'] = null) {
  const former = usePhotoStore.getState().photo
  usePhotoStore.setState({
    status: photo ? 'ready' : 'none',
    photo: photo && { ...photo, url: URL.createObjectURL(photo.blob) },
    check,
    problem: null,
  })
  // The page may still be decoding the former picture from that URL.
  if (former) setTimeout(() => URL.revokeObjectURL(former.url), 1_000)
}
