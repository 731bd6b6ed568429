import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'

/**
 * Pictures that stay in this browser, a database a shopper: two people who share a computer never meet
 * each other's photo. Every call answers, also where the browser allows no storage.
 */
export type DevicePicture =
  | 'photo'
  | 'custom-outfit'
  /** The look that was rendered last, for a shopper who comes back to the page. */
  | 'last-look'

const stores = new Map<string, UseStore>()

function storeOf(userId: string) {
  const store = stores.get(userId) ?? createStore(`cabine-${userId}`, 'pictures')
  stores.set(userId, store)
  return store
}

export async function readPicture(userId: string, name: DevicePicture): Promise<Blob | null> {
  try {
    const found = await get<Blob>(name, storeOf(userId))
    return found instanceof Blob ? found : null
  } catch {
    return null
  }
}

/** False when the browser has no room, or no storage at all (some private windows). */
export async function keepPicture(userId: string, name: DevicePicture, picture: Blob): Promise<boolean> {
  try {
    await set(name, picture, storeOf(userId))
    return true
  } catch {
    return false
  }
}

export async function removePicture(userId: string, name: DevicePicture) {
  await del(name, storeOf(userId)).catch(() => undefined)
}

/** Everything of hers that this browser holds. */
export async function forgetPictures(userId: string) {
  await clear(storeOf(userId)).catch(() => undefined)
}
