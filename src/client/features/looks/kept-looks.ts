import { createStore, del, keys, type UseStore } from 'idb-keyval'
import { get, set } from '#client/lib/blob-store.ts'
import { readKeptSession } from '#client/session/kept-session.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import type { Album, SavedLook } from './saved-look.ts'

/** Only the newest looks: a whole lookbook may need more room than a phone can spare. */
const maxLooks = 60
const listKey = 'looks'
const albumsKey = 'albums'

type Kept = { looks: SavedLook[]; keptAt: number }

const stores = new Map<string, UseStore>()
const databaseOf = (userId: string) => `cabine-looks-${userId}`

/** A database for each shopper, as for photos: one shopper's lookbook is never found under another account. */
function storeOf(userId: string) {
  const store = stores.get(userId) ?? createStore(databaseOf(userId), 'looks')
  stores.set(userId, store)
  return store
}

/** Another shopper may have signed in in another tab: then the server's answer is not for this one. */
const isStillSignedIn = (userId: string) => readKeptSession()?.user.id === userId

const pictureKey = (id: string) => `picture-${id}`

/** Stores the lookbook that the server has just sent, with its pictures, for when there is no network. */
export async function keepLooks(userId: string, all: SavedLook[]) {
  if (!isStillSignedIn(userId)) return
  const looks = all.slice(0, maxLooks)
  const store = storeOf(userId)
  await set(listKey, { looks, keptAt: Date.now() } satisfies Kept, store)
  const wanted = new Set<IDBValidKey>(looks.map(({ id }) => pictureKey(id)))
  const kept = new Set<IDBValidKey>()
  for (const key of await keys(store)) {
    if (key === listKey || key === albumsKey) continue
    if (wanted.has(key)) kept.add(key)
    else await del(key, store)
  }
  for (const { id, tryOnImageUrl } of looks)
    if (!kept.has(pictureKey(id))) await keepPicture(userId, id, tryOnImageUrl)
}

export async function keepAlbums(userId: string, albums: Album[]) {
  if (isStillSignedIn(userId)) await set(albumsKey, albums, storeOf(userId))
}

export const readKeptAlbums = async (userId: string) =>
  isStillSignedIn(userId) ? await get<Album[]>(albumsKey, storeOf(userId)).catch(() => undefined) : undefined

async function keepPicture(userId: string, id: string, url: string) {
  const picture = await fetchPicture(url)
  // The shopper may have logged out meanwhile, and the stored copy has been deleted.
  if (isStillSignedIn(userId)) await set(pictureKey(id), picture, storeOf(userId))
}

/** Adds a look that was just saved to the stored lookbook, if there is one. */
export async function keepLook(userId: string, look: SavedLook, picture: Blob | null) {
  const former = await get<Kept>(listKey, storeOf(userId))
  if (!former || !isStillSignedIn(userId)) return
  const looks = [look, ...former.looks.filter(({ id }) => id !== look.id)].slice(0, maxLooks)
  if (picture) await set(pictureKey(look.id), picture, storeOf(userId))
  await set(listKey, { ...former, looks } satisfies Kept, storeOf(userId))
}

export async function forgetLook(userId: string, removed: string) {
  const former = await get<Kept>(listKey, storeOf(userId))
  if (!former) return
  await set(listKey, { ...former, looks: former.looks.filter(({ id }) => id !== removed) }, storeOf(userId))
  await del(pictureKey(removed), storeOf(userId))
}

const addresses = new Map<string, string>()

/** An object URL, which only this page can open. */
function addressOf(id: string, picture: Blob) {
  const address = addresses.get(id) ?? URL.createObjectURL(picture)
  addresses.set(id, address)
  return address
}

/** The stored lookbook, or null. Only for the shopper who is signed in on this device. */
export async function readKeptLooks(userId: string): Promise<SavedLook[] | null> {
  if (!isStillSignedIn(userId)) return null
  const store = storeOf(userId)
  const kept = await get<Kept>(listKey, store).catch(() => undefined)
  if (!kept) return null
  return await Promise.all(
    kept.looks.map(async (look) => {
      const picture = await get<Blob>(pictureKey(look.id), store)
      return picture ? { ...look, tryOnImageUrl: addressOf(look.id, picture) } : look
    }),
  )
}

/**
 * When the lookbook was last stored; 0 for a device that never stored it, or when the shopper is no longer
 * signed in.
 */
export async function lookbookKeptAt(userId: string) {
  // Asking a database creates it, so this asks only for a shopper who is signed in here.
  if (!isStillSignedIn(userId)) return 0
  const kept = await get<Kept>(listKey, storeOf(userId)).catch(() => undefined)
  return kept?.keptAt ?? 0
}

/** Deletes the whole database. If another tab has it open, it is emptied now and deleted when that tab closes. */
export async function forgetLooks(userId: string) {
  for (const address of addresses.values()) URL.revokeObjectURL(address)
  addresses.clear()
  const store = stores.get(userId)
  stores.delete(userId)
  await store?.('readwrite', (looks) => {
    looks.clear()
    // A deletion that waits for this page's own connection is lost with the page.
    looks.transaction.db.close()
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const deletion = indexedDB.deleteDatabase(databaseOf(userId))
  for (const end of ['success', 'error', 'blocked']) deletion.addEventListener(end, () => resolve())
  await promise
}
