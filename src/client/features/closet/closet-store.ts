import * as v from 'valibot'
import { readAppState } from '#client/session/app-state.ts'
import { readKeptSession } from '#client/session/kept-session.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { closetDetails, closetLimits, type ClosetDetails } from '#shared/closet.ts'
import type { ClosetPiece } from './closet-piece.ts'
import { mergedDetails } from './merged-details.ts'
import {
  dropPiece,
  dropSource,
  forgetGone,
  readPicture,
  readPiece,
  readPieces,
  readSource,
  visitor,
  writePicture,
  writePiece,
  writeSource,
} from './stores/closet-database.ts'
import { visitorClosetKey } from './visitor-closet-key.ts'

type ClosetState = {
  /** Newest first. */
  pieces: ClosetPiece[]
  phase: 'unasked' | 'loading' | 'ready' | 'failed'
  /** What is not in her account yet, though she keeps her closet there. */
  waits: 'network' | 'room' | null
}

const useStore = shopperStore<ClosetState>(() => ({ pieces: [], phase: 'unasked', waits: null }))
const { getState: read, setState: set } = useStore

export const useCloset = useStore
export const readCloset = () => read()

/** Whose closet this device shows. Without an answer of the server it is that of whoever was signed in last. */
export function closetOwner() {
  const shopper = currentShopper()
  return (shopper === undefined ? readKeptSession()?.user.id : shopper) ?? visitor
}

/** Whether the closet is kept in her account, as her photos are. */
export const isInAccount = () => readAppState()?.photo_storage === 'account'

/** How many pieces it holds. In an account the server has the last word. */
export const closetLimit = () => closetLimits[readAppState()?.plan === 'premium' ? 'premium' : 'free']

/** The pieces of the device; the account is asked afterwards. */
export async function loadCloset() {
  if (read().phase === 'loading' || read().phase === 'ready') return
  set({ phase: 'loading' })
  listen()
  await reread()
  void synchronise()
}

async function reread() {
  const owner = closetOwner()
  try {
    const pieces = await readPieces(owner)
    if (owner === closetOwner()) set({ pieces, phase: 'ready' })
  } catch {
    // A browser that refuses storage keeps nothing.
    if (owner === closetOwner()) set({ phase: 'failed' })
  }
}

/** Another tab of hers shows the same closet. */
const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('cabine-closet') : null
let isListening = false

function listen() {
  if (isListening) return
  isListening = true
  channel?.addEventListener('message', () => void reread())
  window.addEventListener('online', () => void synchronise())
}

const tellTabs = () => channel?.postMessage('changed')

const newest = (a: ClosetPiece, b: ClosetPiece) => b.addedAt - a.addedAt

/** Shows pieces as they are now, on the page and in other tabs. */
function show(changed: ClosetPiece[]) {
  const ids = new Set(changed.map(({ id }) => id))
  set(({ pieces }) => ({
    pieces: [...changed, ...pieces.filter(({ id }) => !ids.has(id))].toSorted(newest),
  }))
  tellTabs()
}

export type NewPiece = {
  details: Partial<ClosetDetails> & Pick<ClosetDetails, 'category'>
  /** The piece alone; or else the picture out of which it is still to be cut. */
  picture?: Blob
  source?: Blob
  /** What `details` says of its kind is no guess. */
  isKindTold?: boolean
}

/** Adds pieces, as many as there is room for, and returns them. What cannot be stored is not there. */
export async function addPieces(added: NewPiece[]): Promise<ClosetPiece[]> {
  await loadCloset()
  const owner = closetOwner()
  const room = closetLimit() - read().pieces.length
  const now = Date.now()
  const pieces: ClosetPiece[] = []
  for (const [at, { details, picture, source, isKindTold = !source }] of added
    .slice(0, Math.max(0, room))
    .entries()) {
    // The first one comes first.
    const addedAt = now - at
    const piece: ClosetPiece = {
      id: crypto.randomUUID(),
      details: v.parse(closetDetails, details),
      addedAt,
      changedAt: now,
      picture: '',
      pictureAt: now,
      reading: source ? 'waiting' : 'read',
      guess: null,
      isKindTold,
      attempts: 0,
      isNew: source !== undefined,
      isSent: false,
    }
    // The piece last: one that is there has its picture.
    if (source) await writeSource(owner, piece.id, source)
    if (picture) await writePicture(owner, piece.id, picture)
    await writePiece(owner, piece)
    if (owner === visitor) writeStored(visitorClosetKey, 'yes')
    pieces.push(piece)
    if (owner === closetOwner()) show([piece])
  }
  void navigator.storage?.persist?.().catch(() => false)
  later()
  return pieces
}

/** Changes what is noted of a piece; later than any change before, whatever the clock says. */
export const changePiece = (id: string, details: Partial<ClosetDetails>) =>
  amendPiece(id, (piece) => ({
    ...piece,
    details: { ...piece.details, ...details },
    changedAt: Math.max(Date.now(), piece.changedAt + 1),
    isSent: false,
  }))

/** Changes what this device knows of a piece. */
export async function amendPiece(id: string, change: (piece: ClosetPiece) => ClosetPiece) {
  const owner = closetOwner()
  const former = read().pieces.find((piece) => piece.id === id) ?? (await readPiece(owner, id))
  if (!former) return
  const piece = change(former)
  if (owner === closetOwner()) show([piece])
  await writePiece(owner, piece)
  later()
}

/** Another picture of a piece: what the account has is replaced. */
export async function changePicture(
  id: string,
  picture: Blob,
  change: (piece: ClosetPiece) => ClosetPiece = (piece) => piece,
) {
  await writePicture(closetOwner(), id, picture)
  await amendPiece(id, (piece) => ({
    ...change(piece),
    picture: '',
    pictureAt: Date.now(),
    changedAt: Math.max(Date.now(), piece.changedAt + 1),
    isSent: false,
  }))
}

export type RemovedPiece = { piece: ClosetPiece; picture: Blob | undefined; source: Blob | undefined }

/** Removes a piece, and returns what is needed to put it back. */
export async function removePiece(piece: ClosetPiece): Promise<RemovedPiece> {
  const owner = closetOwner()
  const { id } = piece
  const [picture, source] = await Promise.all([pictureOf(piece), readSource(owner, id)])
  set(({ pieces }) => ({ pieces: pieces.filter((one) => one.id !== id) }))
  await dropPiece(owner, id, owner !== visitor)
  tellTabs()
  later()
  return { piece, picture, source }
}

/** Puts a removed piece back where it was. Her account may have forgotten it: there it is a new one. */
export async function restorePiece({ piece, picture, source }: RemovedPiece) {
  const owner = closetOwner()
  await forgetGone(owner, piece.id)
  if (picture) await writePicture(owner, piece.id, picture)
  if (source) await writeSource(owner, piece.id, source)
  const back = { ...piece, picture: '', isSent: false, changedAt: Math.max(Date.now(), piece.changedAt + 1) }
  await writePiece(owner, back)
  show([back])
  later()
}

/** Of two records of one piece one stays, with what only the other one knew. */
export async function mergePieces(stays: ClosetPiece, goes: ClosetPiece) {
  await changePiece(stays.id, mergedDetails(stays.details, goes.details))
  await removePiece(goes)
}

/** The picture of a piece: from this device, or from her account, which is kept here then. */
export async function pictureOf({ id, picture }: Pick<ClosetPiece, 'id' | 'picture'>) {
  const owner = closetOwner()
  const kept = await readPicture(owner, id)
  if (kept || !picture) return kept ?? (await readSource(owner, id))
  const response = await fetch(picture)
  if (!response.ok) return undefined
  const fetched = await response.blob()
  await writePicture(owner, id, fetched).catch(() => undefined)
  return fetched
}

/** She has looked at what was read: the pictures that it was read from are not needed any longer. */
export async function settlePieces(pieces: ClosetPiece[]) {
  const owner = closetOwner()
  for (const { id } of pieces) {
    await amendPiece(id, (piece) => ({ ...piece, isNew: false, guess: null }))
    if (await readPicture(owner, id)) await dropSource(owner, id)
  }
}

const pauseMs = 1_500
let timer: ReturnType<typeof setTimeout> | undefined

/** Several changes in a row go to the account together. */
function later() {
  clearTimeout(timer)
  timer = setTimeout(() => void synchronise(), pauseMs)
}

/** Makes the account's closet and this device's one, in one tab at a time. */
export async function synchronise() {
  const owner = closetOwner()
  if (owner === visitor || currentShopper() !== owner || read().phase === 'unasked') return
  try {
    const { bringHome, syncWithAccount } = await import('./sync-closet.ts')
    const result = await navigator.locks.request(`cabine-closet-${owner}`, async () =>
      isInAccount() ? await syncWithAccount(owner) : await bringHome(owner).then(() => ({ isFull: false })),
    )
    if (owner !== closetOwner()) return
    set({ waits: result.isFull ? 'room' : null })
    await reread()
    tellTabs()
  } catch (error) {
    if (owner !== closetOwner() || !isInAccount()) return
    set({ waits: isFailure(error, 'too_many_photos') ? 'room' : 'network' })
  }
}

/** After a sign-in: what she put into the closet as a visitor moves into her own one. */
export async function claimVisitorCloset(userId: string) {
  for (const piece of await readPieces(visitor)) {
    const [picture, source] = await Promise.all([
      readPicture(visitor, piece.id),
      readSource(visitor, piece.id),
    ])
    if (picture) await writePicture(userId, piece.id, picture)
    if (source) await writeSource(userId, piece.id, source)
    await writePiece(userId, piece)
    await dropPiece(visitor, piece.id, false)
  }
  removeStored(visitorClosetKey)
  if (read().phase !== 'unasked') await reread()
  await synchronise()
}
