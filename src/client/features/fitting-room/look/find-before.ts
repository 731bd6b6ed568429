import type { Outfit } from '../outfit.ts'
import type { ShopperPhoto } from '../photo-store.ts'
import { nameOnDevice } from '#client/lib/picture-data.ts'
import { readTryOn, setTried, useTryOnStore } from '../try-on-store.ts'

type Photo = Pick<ShopperPhoto, 'blob' | 'width' | 'height'>
type Where = {
  /** The photo that the page shows now. */
  current: ShopperPhoto | null
  fetchPicture: (url: string) => Promise<Blob>
}

/** Finds the photo that a look was tried on, by its name in `TriedOn`; null if it is gone. */
export async function findBefore(name: string | null, where: Where): Promise<Photo | null> {
  if (!name) return null
  if (where.current && (await namesOf(where.current)).includes(name)) return where.current
  if (!name.startsWith('/')) return null
  try {
    const blob = await where.fetchPicture(name)
    const { width, height } = await createImageBitmap(blob)
    return { blob, width, height }
  } catch {
    return null
  }
}

/** What a photo may be called in `TriedOn`. */
export const namesOf = async ({ address, blob }: ShopperPhoto) => [address, await nameOnDevice(blob)]

/** Sets what was tried on, with its photo; without one if that is gone, since any other photo would be wrong. */
export function showTried(outfit: Outfit, photo: Photo | null) {
  if (photo) return setTried(outfit, photo)
  const { before } = readTryOn()
  if (before) URL.revokeObjectURL(before.url)
  useTryOnStore.setState({ outfit, before: null })
}
