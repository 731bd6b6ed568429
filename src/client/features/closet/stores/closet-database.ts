import { createStore, del, delMany, getMany, keys, type UseStore } from 'idb-keyval'
import { get, set } from '#client/lib/blob-store.ts'
import type { ClosetPiece } from '../closet-piece.ts'

/** Whose closet it is: an account's id, or `visitor` for whoever has none. */
export const visitor = 'visitor'

const stores = new Map<string, UseStore>()
const databaseOf = (owner: string) => `cabine-closet-${owner}`

/** A database for each owner, as for photos: nobody finds another one's clothes on a computer that they share. */
function storeOf(owner: string) {
  const store = stores.get(owner) ?? createStore(databaseOf(owner), 'closet')
  stores.set(owner, store)
  return store
}

const pieceKey = (id: string) => `piece:${id}`
const pictureKey = (id: string) => `picture:${id}`
/** The picture as she gave it, until it is read and she has seen what came out. */
const sourceKey = (id: string) => `source:${id}`
const goneKey = (id: string) => `gone:${id}`

async function namesOf(owner: string, kind: 'piece' | 'gone') {
  const names = (await keys(storeOf(owner))).filter((key): key is string => typeof key === 'string')
  return names.filter((key) => key.startsWith(`${kind}:`))
}

/** Newest first. Pictures are read one by one, when they are shown. */
export async function readPieces(owner: string) {
  const pieces = await getMany<ClosetPiece>(await namesOf(owner, 'piece'), storeOf(owner))
  return pieces
    .filter((piece) => piece !== undefined)
    .toSorted((a, b) => b.addedAt - a.addedAt || (a.id < b.id ? 1 : -1))
}

export const readPiece = (owner: string, id: string) => get<ClosetPiece>(pieceKey(id), storeOf(owner))

export const writePiece = (owner: string, piece: ClosetPiece) =>
  set(pieceKey(piece.id), piece, storeOf(owner))

export const readPicture = (owner: string, id: string) => get<Blob>(pictureKey(id), storeOf(owner))
export const writePicture = (owner: string, id: string, picture: Blob) =>
  set(pictureKey(id), picture, storeOf(owner))

export const dropPicture = (owner: string, id: string) => del(pictureKey(id), storeOf(owner))

export const readSource = (owner: string, id: string) => get<Blob>(sourceKey(id), storeOf(owner))
export const writeSource = (owner: string, id: string, source: Blob) =>
  set(sourceKey(id), source, storeOf(owner))

export const dropSource = (owner: string, id: string) => del(sourceKey(id), storeOf(owner))

/** Removes a piece with its pictures. `isNoted`: her account has still to be told. */
export async function dropPiece(owner: string, id: string, isNoted: boolean) {
  if (isNoted) await set(goneKey(id), Date.now(), storeOf(owner))
  await delMany([pieceKey(id), pictureKey(id), sourceKey(id)], storeOf(owner))
}

/** The ids of removed pieces of which her account has not heard. */
export const readGone = async (owner: string) =>
  (await namesOf(owner, 'gone')).map((key) => key.slice('gone:'.length))
export const forgetGone = (owner: string, id: string) => del(goneKey(id), storeOf(owner))

/** Deletes the whole database. One that another tab has open is emptied now and deleted with that tab. */
export async function deleteCloset(owner: string) {
  const store = storeOf(owner)
  stores.delete(owner)
  await store('readwrite', (all) => {
    all.clear()
    // A deletion that waits for this page's own connection is lost with the page.
    all.transaction.db.close()
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const deletion = indexedDB.deleteDatabase(databaseOf(owner))
  for (const end of ['success', 'error', 'blocked']) deletion.addEventListener(end, () => resolve())
  await promise
}
